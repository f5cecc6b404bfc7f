// Recomputes the deals from their seed. This is the counterpart of src/mamlaka/fair.py.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD_SIZE = 4;
const WORDS = 2 ** 32;

/**
 * Return the commitment to a seed and to terms, published before the match: the SHA-256 of both in hexadecimal digits.
 *
 * @throws Error: the seed does not consist of pairs of hexadecimal digits.
 */
export function commitmentOf(seed: string, terms = ""): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(terms))));
}

/**
 * Return the HMAC-SHA256 of a text, in hexadecimal digits.
 *
 * @throws Error: the key does not consist of pairs of hexadecimal digits.
 */
export function hmacOf(key: string, text: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));
}

/** Return the published hash of a nonce; empty for an empty or malformed nonce. */
export function hashOfNonce(nonce: string): string {
  return /^([0-9a-f]{2})+$/.test(nonce) ? bytesToHex(sha256(hexToBytes(nonce))) : "";
}

/**
 * Return the permutation of 0..size-1 for draw `index` of a label.
 *
 * @throws Error: the seed does not consist of pairs of hexadecimal digits.
 */
export function shuffled(
  seed: string,
  nonces: readonly string[],
  label: string,
  index: number,
  size: number,
): number[] {
  const words = wordsOf(hexToBytes(seed), `${nonces.join(",")}|${label}|${index}|`);
  const order = Array.from({ length: size }, (_, number) => number);
  for (let last = size - 1; last > 0; last -= 1) {
    const chosen = below(last + 1, words);
    [order[last], order[chosen]] = [order[chosen] as number, order[last] as number];
  }
  return order;
}

/** Return a number below a bound, by rejection sampling, so that all numbers are equally likely. */
function below(bound: number, words: Iterator<number, never>): number {
  const limit = WORDS - (WORDS % bound);
  let word = words.next().value;
  while (word >= limit) word = words.next().value;
  return word % bound;
}

function* wordsOf(seed: Uint8Array, prefix: string): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    const digest = hmac(sha256, seed, utf8ToBytes(`${prefix}${block}`));
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < digest.length; start += WORD_SIZE) yield view.getUint32(start);
  }
}
