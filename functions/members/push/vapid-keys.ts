import { createECDH, hkdfSync } from 'node:crypto';
import { secretReader } from '../../platform/secret.ts';

const readSecret = secretReader('PUSH_SECRET_ARN');

/** The key pair that identifies us to push services (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Derives the pair from a secret, since Secrets Manager generates text but no key pairs: any 32 bytes are a P-256 key.
 */
export function deriveVapidKeys(secret: string): VapidKeys {
  const privateKey = Buffer.from(hkdfSync('sha256', secret, '', 'VAPID', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** Returns the pair of this stage. */
export const vapidKeys = async (): Promise<VapidKeys> => deriveVapidKeys(await readSecret());
