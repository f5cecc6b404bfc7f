/* The yardstick of the kernel: random Complex and layout deals of Trex written by hand for these two games alone.
 *
 * `plays tricks|layout DEALS` plays deals from fresh shuffles, keeps what all four seats get, and prints the plays a second.
 */
#define _POSIX_C_SOURCE 199309L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

#define SUIT(card) ((card) / 13)
#define RANK(card) ((card) % 13)
#define SUIT_MASK(suit) (UINT64_C(0x1FFF) << (13 * (suit)))
enum { JACK = 9, QUEEN = 10, KING = 11, HEARTS = 1, DIAMONDS = 2 };

static uint64_t state = 1;

static uint64_t next64(void) {
    uint64_t z = state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static unsigned below(unsigned bound) { return (unsigned)((next64() >> 32) * bound >> 32); }

static int pick(uint64_t mask) {
    unsigned rank = below((unsigned)__builtin_popcountll(mask));
#if defined(__BMI2__)
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << rank, mask));
#else
    while (rank--) mask &= mask - 1;
    return __builtin_ctzll(mask);
#endif
}

static void deal(uint64_t hands[4]) {
    unsigned char cards[52];
    for (int i = 0; i < 52; i++) cards[i] = (unsigned char)i;
    memset(hands, 0, 4 * sizeof *hands);
    for (unsigned left = 52; left > 0; left--) {
        const unsigned chosen = below(left);
        hands[(left - 1) / 13] |= UINT64_C(1) << cards[chosen];
        cards[chosen] = cards[left - 1];
    }
}

static const int card_points[52] = {
    [QUEEN] = -25, [13 + QUEEN] = -25, [26 + QUEEN] = -35, [39 + QUEEN] = -25, [13 + KING] = -75,
    [26] = -10, [27] = -10, [28] = -10, [29] = -10, [30] = -10, [31] = -10, [32] = -10, [33] = -10, [34] = -10,
    [35] = -10, [26 + KING] = -10, [38] = -10,
};

static long play_tricks(int points[4]) {
    uint64_t hands[4];
    int leader = 0;
    deal(hands);
    for (int trick = 0; trick < 13; trick++) {
        const int led = pick(hands[leader]);
        const uint64_t suit = SUIT_MASK(SUIT(led));
        int best = led, taker = leader, trick_points = -15 + card_points[led];
        hands[leader] ^= UINT64_C(1) << led;
        for (int i = 1; i < 4; i++) {
            const int seat = (leader + i) & 3;
            const uint64_t following = hands[seat] & suit;
            const int card = pick(following ? following : hands[seat]);
            hands[seat] ^= UINT64_C(1) << card;
            trick_points += card_points[card];
            if (SUIT(card) == SUIT(led) && card > best) {
                best = card;
                taker = seat;
            }
        }
        points[taker] += trick_points;
        leader = taker;
    }
    return 52;
}

static long play_layout(int points[4]) {
    static const int places[4] = {200, 150, 100, 50};
    uint64_t hands[4];
    int low[4], high[4], turn = 0, out = 0;
    long plays = 0;
    deal(hands);
    for (int suit = 0; suit < 4; suit++) low[suit] = high[suit] = -1;
    while (out < 3) {
        uint64_t fits = 0;
        for (int suit = 0; suit < 4; suit++) {
            if (low[suit] < 0) {
                fits |= UINT64_C(1) << (13 * suit + JACK);
            } else {
                if (RANK(low[suit]) > 0) fits |= UINT64_C(1) << (low[suit] - 1);
                if (RANK(high[suit]) < 12) fits |= UINT64_C(1) << (high[suit] + 1);
            }
        }
        if (hands[turn] & fits) {
            const int card = pick(hands[turn] & fits), suit = SUIT(card);
            if (low[suit] < 0) low[suit] = high[suit] = card;
            else if (card < low[suit]) low[suit] = card;
            else high[suit] = card;
            hands[turn] ^= UINT64_C(1) << card;
            plays++;
            if (!hands[turn]) points[turn] += places[out++];
        }
        turn = (turn + 1) & 3;
    }
    for (int seat = 0; seat < 4; seat++) points[seat] += hands[seat] ? places[3] : 0;
    return plays;
}

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const long deals = atol(argv[2]);
    const int is_layout = strcmp(argv[1], "layout") == 0;
    int* points = calloc((size_t)deals, 4 * sizeof *points);
    struct timespec start, end;
    long plays = 0;
    if (!points) return 1;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long i = 0; i < deals; i++) plays += is_layout ? play_layout(points + 4 * i) : play_tricks(points + 4 * i);
    clock_gettime(CLOCK_MONOTONIC, &end);
    long sum = 0;
    for (long i = 0; i < 4 * deals; i++) sum += points[i];
    const double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("%.0f %ld\n", (double)plays / seconds, sum / deals);
    return 0;
}
