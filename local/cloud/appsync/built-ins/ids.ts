import { randomBytes, randomUUID } from 'node:crypto';
import { ulid } from 'ulid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Seconds from 1970 to the beginning of KSUID's time (github.com/segmentio/ksuid). */
const KSUID_EPOCH = 1_400_000_000;

/** A KSUID: 32 bits of seconds, 128 random bits, as 27 characters of base 62. */
function ksuid(): string {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(Date.now() / 1000) - KSUID_EPOCH);
  let rest = BigInt(`0x${Buffer.concat([time, randomBytes(16)]).toString('hex')}`);
  let text = '';
  while (text.length < 27) {
    text = BASE62.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/** util.autoId, util.autoUlid and util.autoKsuid. */
export const idUtil = { autoId: () => randomUUID(), autoUlid: () => ulid(), autoKsuid: ksuid };
