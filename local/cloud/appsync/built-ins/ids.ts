import { randomBytes, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The beginning of KSUID's time in epoch seconds (github.com/segmentio/ksuid). */
const KSUID_EPOCH = 1_400_000_000;

/** 32 bits of seconds and 128 random bits as 27 characters of base 62. */
function ksuid(): string {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(Date.now() / 1000) - KSUID_EPOCH);
  let remaining = BigInt(`0x${Buffer.concat([time, randomBytes(16)]).toString('hex')}`);
  let text = '';
  while (text.length < 27) {
    text = BASE62.charAt(Number(remaining % 62n)) + text;
    remaining /= 62n;
  }
  return text;
}

export const idUtil = { autoId: () => randomUUID(), autoUlid: () => ulid(), autoKsuid: ksuid };
