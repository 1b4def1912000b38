import { createECDH } from 'node:crypto';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { deriveVapidKeys } from './vapid-keys.ts';

test('a secret gives the same key pair every time, and another secret another pair', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 64, maxLength: 64 }), (secret) => {
      const { publicKey, privateKey } = deriveVapidKeys(secret);
      const pair = createECDH('prime256v1');
      pair.setPrivateKey(privateKey, 'base64url');
      expect(pair.getPublicKey('base64url')).toBe(publicKey);
      expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
      expect(deriveVapidKeys(secret)).toEqual({ publicKey, privateKey });
      expect(deriveVapidKeys(`${secret}.`).privateKey).not.toBe(privateKey);
    }),
    { numRuns: 30 },
  );
});
