import { createHash, getDiffieHellman } from 'node:crypto';

/*
 * The arithmetic of secure remote password (SRP-6a) as Cognito uses it.
 * Sources: RFC 2945 and RFC 5054 for the protocol, RFC 3526 section 4 for the 3072-bit group (generator 2), and
 * AuthenticationHelper of amazon-cognito-identity-js for the hash (SHA-256) and the padding.
 */

/** The group's prime. */
export const N = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`);
/** The group's generator. */
export const g = 2n;
/** SRP-6a's multiplier, H(N | g). */
export const k = hashed(padded(N), padded(g));

/** `base` to the power of `exponent`, modulo N. */
export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The bytes of a number as a signed integer: with a leading zero byte if the first bit is set. */
export function padded(number: bigint): Buffer {
  const digits = number.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/** SHA-256 of the concatenated parts, as a number. */
export function hashed(...parts: Buffer[]): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.concat(parts)).digest('hex')}`);
}
