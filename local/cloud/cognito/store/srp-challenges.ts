import { randomBytes } from 'node:crypto';
import type { PasswordOwner } from '../password/credential.ts';

/** An SRP sign-in between its two requests. */
export interface SrpChallenge {
  clientId: string;
  owner: PasswordOwner;
  /** The verifier of the password that the sign-in began with. */
  verifier: string;
  key: Buffer;
}

/** Open SRP sign-ins, in memory only. */
export interface SrpChallenges {
  /** Returns the secret block, which is the key to the challenge. */
  add(challenge: SrpChallenge): string;
  /** Returns a challenge once, and only within three minutes. */
  take(secretBlock: string): SrpChallenge | undefined;
}

/** The default AuthSessionValidity. */
const LIFETIME_MS = 3 * 60_000;

export function createSrpChallenges(now: () => number): SrpChallenges {
  const open = new Map<string, { challenge: SrpChallenge; expiresAt: number }>();
  return {
    add(challenge) {
      for (const [key, { expiresAt }] of open) if (expiresAt <= now()) open.delete(key);
      const secretBlock = randomBytes(96).toString('base64');
      open.set(secretBlock, { challenge, expiresAt: now() + LIFETIME_MS });
      return secretBlock;
    },
    take(secretBlock) {
      const entry = open.get(secretBlock);
      open.delete(secretBlock);
      return entry !== undefined && now() < entry.expiresAt ? entry.challenge : undefined;
    },
  };
}
