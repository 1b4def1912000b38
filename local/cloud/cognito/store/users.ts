import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Credential } from '../password/credential.ts';

const status = z.enum(['UNCONFIRMED', 'FORCE_CHANGE_PASSWORD', 'CONFIRMED']);

export interface User {
  sub: string;
  status: z.infer<typeof status>;
  enabled: boolean;
  credential: Credential;
  /** Milliseconds since 1970. */
  createdAt: number;
  modifiedAt: number;
  /** By name, custom ones with their prefix; without sub. */
  attributes: Readonly<Record<string, string>>;
}

const row = z
  .object({
    sub: z.string(),
    status,
    enabled: z.number(),
    salt: z.string(),
    verifier: z.string(),
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
      createdAt: columns.created_at,
      modifiedAt: columns.modified_at,
      attributes: z.record(z.string(), z.string()).parse(JSON.parse(columns.attributes)),
    }),
  );

/** The pool's users. An e-mail address belongs to one user at most, whatever its case. */
export interface Users {
  /** Returns false if the address is taken. */
  insert(user: User): boolean;
  /** Saves everything of a user except the e-mail address, which is immutable. */
  save(user: User): void;
  bySub(sub: string): User | undefined;
  byEmail(email: string): User | undefined;
  /** Oldest first. */
  all(): User[];
}

export function createUsers(database: DatabaseSync): Users {
  const insert = database.prepare(
    `INSERT OR IGNORE INTO users
       (status, enabled, salt, verifier, modified_at, attributes, sub, email_key, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE users SET status = ?, enabled = ?, salt = ?, verifier = ?, modified_at = ?, attributes = ?
     WHERE sub = ?`,
  );
  const bySub = database.prepare('SELECT * FROM users WHERE sub = ?');
  const byEmail = database.prepare('SELECT * FROM users WHERE email_key = ?');
  const all = database.prepare('SELECT * FROM users ORDER BY created_at, sub');
  const values = (user: User) => [
    user.status,
    user.enabled ? 1 : 0,
    user.credential.salt,
    user.credential.verifier,
    user.modifiedAt,
    JSON.stringify(user.attributes),
    user.sub,
  ];
  const emailKey = ({ attributes: { email = '' } }: User) => email.toLowerCase();
  return {
    insert: (user) => insert.run(...values(user), emailKey(user), user.createdAt).changes === 1,
    save: (user) => void update.run(...values(user)),
    bySub: (sub) => row.optional().parse(bySub.get(sub)),
    byEmail: (email) => row.optional().parse(byEmail.get(email.toLowerCase())),
    all: () => row.array().parse(all.all()),
  };
}
