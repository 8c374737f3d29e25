/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). The browser's own are available only in secure contexts: not on a page that
 * a phone loads over plain HTTP from a computer on the same network.
 */

const primes = firstPrimes(64);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array {
  const hash = [...START];
  const view = new DataView(padded(message).buffer);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK) compress(hash, view, offset);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => {
    digest.setUint32(4 * index, word);
  });
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** The message, a one bit, zeros, and the length in bits, in whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(message.length) * 8n);
  return whole;
}

function compress(hash: number[], view: DataView, offset: number): void {
  const words = new Uint32Array(64);
  for (let t = 0; t < 16; t++) words[t] = view.getUint32(offset + 4 * t);
  for (let t = 16; t < 64; t++) {
    const [w2, w7, w15, w16] = [at(words, t - 2), at(words, t - 7), at(words, t - 15), at(words, t - 16)];
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    words[t] = w16 + s0 + w7 + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, t) + at(words, t)) >>> 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = (at(hash, index) + word) >>> 0;
  });
}

/** Rotate right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: ArrayLike<number>, index: number): number {
  return words[index] ?? 0;
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
