/* What dealing costs anyway: shuffle so many cards and cut them into three hands, over and over. No constraint is kept. */
#include <stdint.h>

static uint64_t next64(uint64_t *state) {
    uint64_t z = *state += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

void shuffles(uint64_t seed, int cards, long count, uint64_t *hands) {
    unsigned char pack[64];
    for (int i = 0; i < cards; ++i) pack[i] = (unsigned char)i;
    for (; count > 0; --count, hands += 3) {
        for (int last = cards - 1; last > 0; --last) {
            const int other = (int)((unsigned __int128)next64(&seed) * (unsigned)(last + 1) >> 64);
            const unsigned char card = pack[last];
            pack[last] = pack[other];
            pack[other] = card;
        }
        hands[0] = hands[1] = hands[2] = 0;
        for (int i = 0; i < cards; ++i) hands[3 * i / cards] |= (uint64_t)1 << pack[i];
    }
}
