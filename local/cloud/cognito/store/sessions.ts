import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** One sign-in on one client, identified by its refresh token. */
export interface Session {
  originJti: string;
  sub: string;
  clientId: string;
  eventId: string;
  /** Seconds since 1970. */
  authTime: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  revoked: boolean;
}

const row = z
  .object({
    origin_jti: z.string(),
    sub: z.string(),
    client_id: z.string(),
    event_id: z.string(),
    auth_time: z.number(),
    expires_at: z.number(),
    revoked: z.number(),
  })
  .transform(
    (columns): Session => ({
      originJti: columns.origin_jti,
      sub: columns.sub,
      clientId: columns.client_id,
      eventId: columns.event_id,
      authTime: columns.auth_time,
      expiresAt: columns.expires_at,
      revoked: columns.revoked === 1,
    }),
  );

/** The pool's sign-ins. Refresh tokens are opaque; only their digests are stored. */
export interface Sessions {
  open(sub: string, clientId: string, lifetimeSeconds: number): { session: Session; refreshToken: string };
  byRefreshToken(token: string): Session | undefined;
  byOriginJti(originJti: string): Session | undefined;
  revoke(originJti: string): void;
  revokeAll(sub: string): void;
}

const DAY_MS = 86_400_000;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Deletes sessions that expired more than a day ago. */
export function createSessions(database: DatabaseSync, now: () => number): Sessions {
  database.prepare('DELETE FROM sessions WHERE expires_at < ?').run(now() - DAY_MS);
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, 0)');
  const byDigest = database.prepare('SELECT * FROM sessions WHERE refresh_digest = ?');
  const byOriginJti = database.prepare('SELECT * FROM sessions WHERE origin_jti = ?');
  const revoke = database.prepare('UPDATE sessions SET revoked = 1 WHERE origin_jti = ?');
  const revokeAll = database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?');
  return {
    open(sub, clientId, lifetimeSeconds) {
      const refreshToken = randomBytes(96).toString('base64url');
      const session: Session = {
        originJti: randomUUID(),
        sub,
        clientId,
        eventId: randomUUID(),
        authTime: Math.floor(now() / 1000),
        expiresAt: now() + lifetimeSeconds * 1000,
        revoked: false,
      };
      const { originJti, eventId, authTime, expiresAt } = session;
      insert.run(originJti, sub, clientId, digest(refreshToken), eventId, authTime, expiresAt);
      return { session, refreshToken };
    },
    byRefreshToken: (token) => row.optional().parse(byDigest.get(digest(token))),
    byOriginJti: (originJti) => row.optional().parse(byOriginJti.get(originJti)),
    revoke: (originJti) => void revoke.run(originJti),
    revokeAll: (sub) => void revokeAll.run(sub),
  };
}
