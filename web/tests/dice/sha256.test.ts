import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { hmac, sha256 } from "../../src/dice/sha256";

const text = (value: string) => new TextEncoder().encode(value);
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex");

/** Bytes without a pattern, the same in every run. */
function bytes(length: number): Uint8Array {
  let seed = length + 1;
  return Uint8Array.from({ length }, () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed >>> 16;
  });
}

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
])("sha256 of %j is the standard's", (message, digest) => {
  expect(hex(sha256(text(message)))).toBe(digest);
});

test("hmac is the one of RFC 4231", () => {
  expect(hex(hmac(text("Jefe"), text("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

test("every length is hashed as node does it", () => {
  for (let length = 0; length <= 200; length++) {
    const message = bytes(length);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    const key = bytes(200 - length);
    expect(hex(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  }
});
