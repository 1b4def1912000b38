import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Credential } from '../password/credential.ts';

const status = z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']);

/** Where a user stands, in Cognito's words. */
export type UserStatus = z.infer<typeof status>;

/** A user of the pool. */
export interface User {
  sub: string;
  status: UserStatus;
  enabled: boolean;
  credential: Credential;
  /** Until when a temporary password is good, in milliseconds since 1970; null for a lasting one. */
  temporaryUntil: number | null;
  createdAt: number;
  modifiedAt: number;
  /** By name, custom ones with their prefix; sub is not among them. */
  attributes: Readonly<Record<string, string>>;
}

const row = z
  .object({
    sub: z.string(),
    status,
    enabled: z.number(),
    salt: z.string(),
    verifier: z.string(),
    temporary_until: z.number().nullable(),
    created_at: z.number(),
    modified_at: z.number(),
    attributes: z.string(),
  })
  .transform(
    (columns): User => ({
      sub: columns.sub,
      status: columns.status,
      enabled: columns.enabled === 1,
      credential: { salt: columns.salt, verifier: columns.verifier },
      temporaryUntil: columns.temporary_until,
      createdAt: columns.created_at,
      modifiedAt: columns.modified_at,
      attributes: z.record(z.string(), z.string()).parse(JSON.parse(columns.attributes)),
    }),
  );

/** The pool's users. An address belongs to one user at most; insert and save say false when another has it. */
export interface UserStore {
  insert(user: User): boolean;
  save(user: User): boolean;
  bySub(sub: string): User | undefined;
  byEmail(email: string): User | undefined;
  /** Oldest first. */
  all(): User[];
}

/** The users kept in `database`. `caseSensitive` says whether capitals make another address. */
export function createUserStore(database: DatabaseSync, caseSensitive: boolean): UserStore {
  const key = (email: string) => (caseSensitive ? email : email.toLowerCase());
  const insert = database.prepare('INSERT OR IGNORE INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const update = database.prepare(
    `UPDATE OR IGNORE users SET email_key = ?, status = ?, enabled = ?, salt = ?, verifier = ?, temporary_until = ?,
     created_at = ?, modified_at = ?, attributes = ? WHERE sub = ?`,
  );
  const bySub = database.prepare('SELECT * FROM users WHERE sub = ?');
  const byEmail = database.prepare('SELECT * FROM users WHERE email_key = ?');
  const all = database.prepare('SELECT * FROM users ORDER BY created_at, sub');
  const values = (user: User) => [
    user.attributes['email'] === undefined ? null : key(user.attributes['email']),
    user.status,
    user.enabled ? 1 : 0,
    user.credential.salt,
    user.credential.verifier,
    user.temporaryUntil,
    user.createdAt,
    user.modifiedAt,
    JSON.stringify(user.attributes),
  ];
  return {
    insert: (user) => insert.run(user.sub, ...values(user)).changes === 1,
    save: (user) => update.run(...values(user), user.sub).changes === 1,
    bySub: (sub) => row.optional().parse(bySub.get(sub)),
    byEmail: (email) => row.optional().parse(byEmail.get(key(email))),
    all: () => row.array().parse(all.all()),
  };
}
