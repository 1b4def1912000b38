import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** The keys that a browser keeps of its subscription. */
export interface SubscriptionKeys {
  readonly pair: ECDH;
  readonly auth: Buffer;
}

const SALT = 16;
const RECORD_SIZE = 4;
const TAG = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Decrypts a push message of one record as a browser does (RFC 8291, RFC 8188). Throws if it wasn't encrypted
 * for these keys.
 */
export function decryptMessage(body: Buffer, { pair, auth }: SubscriptionKeys): string {
  const salt = body.subarray(0, SALT);
  const keyAt = SALT + RECORD_SIZE + 1;
  const textAt = keyAt + body.readUInt8(keyAt - 1);
  const sender = body.subarray(keyAt, textAt);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(body.subarray(textAt, -TAG)), decipher.final()]);
  // A delimiter of 2 marks the last record; padding of zeros follows it.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is invalid.');
  return padded.toString('utf8', 0, end);
}
