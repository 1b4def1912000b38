import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** The key pair that signs the pool's tokens, and its public half as a JSON Web Key Set. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwks: { keys: readonly object[] };
}

const row = z.object({ value: z.string() });

/** Reads the pool's key from its database, and creates it the first time. */
export function openSigningKey(database: DatabaseSync): SigningKey {
  const privateKey = createPrivateKey(readPem(database) ?? createPem(database));
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const { e, kty, n } = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, publicKey, jwks: { keys: [{ alg: 'RS256', e, kid, kty, n, use: 'sig' }] } };
}

function readPem(database: DatabaseSync): string | undefined {
  const stored = database.prepare("SELECT value FROM secrets WHERE name = 'signing key'").get();
  return row.optional().parse(stored)?.value;
}

function createPem(database: DatabaseSync): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  database.prepare("INSERT INTO secrets VALUES ('signing key', ?)").run(pem);
  return pem;
}
