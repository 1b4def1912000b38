import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** The pool's key: what signs its tokens, and the public half as its JWKS shows it. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwks: { keys: readonly object[] };
}

/** A new RSA key of 2048 bits, as PEM. */
export function makeSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Reads a key that `makeSigningKey` made. */
export function readSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  const { e, kty, n } = publicKey.export({ format: 'jwk' });
  return { kid, privateKey, publicKey, jwks: { keys: [{ alg: 'RS256', e, kid, kty, n, use: 'sig' }] } };
}
