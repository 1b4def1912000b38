import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushDevice } from '../../table/user.ts';

/** One record of this size holds any push message: services take 4 kB at most (RFC 8030, section 7.2). */
const RECORD_SIZE = 4096;

const TAG_LENGTH = 16;

/** Ends the text of the last record. */
const LAST_RECORD = 2;

export interface Secrets {
  /** A key pair of P-256. */
  readonly sender: ECDH;
  /** 16 bytes. */
  readonly salt: Buffer;
}

function newSecrets(): Secrets {
  const sender = createECDH('prime256v1');
  sender.generateKeys();
  return { sender, salt: randomBytes(16) };
}

/**
 * Encrypts a text for a device (RFC 8291). Each push needs new secrets. Throws if the text is too long for one record.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  { sender, salt } = newSecrets(),
): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, sender.getPublicKey()]);
  const key = derive(sender.computeSecret(device), Buffer.from(auth, 'base64url'), info, 32);
  return encodeRecord(text, { key, salt, keyId: sender.getPublicKey() });
}

export interface ContentKey {
  readonly key: Buffer;
  readonly salt: Buffer;
  /** Tells the recipient which key it is. */
  readonly keyId: Buffer;
}

/** Encodes a text as `aes128gcm` (RFC 8188), in one record without padding. */
export function encodeRecord(text: string, { key, salt, keyId }: ContentKey): Buffer {
  const content = Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)]);
  if (content.length > RECORD_SIZE - TAG_LENGTH) throw new Error('The text is too long for one record.');
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(keyId.length, 20);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  return Buffer.concat([header, keyId, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
