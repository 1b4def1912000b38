import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';

const secret = z.object({
  name: z.string(),
  arn: z.string(),
  value: z.string(),
  versionId: z.string(),
  /** Of the value that this one has replaced. */
  previousVersionId: z.string().optional(),
  /** Seconds since 1970, as the API gives it. */
  createdAt: z.number(),
});

export type Secret = z.infer<typeof secret>;

/** Secrets on disk. */
export interface SecretStore {
  /** By name, full ARN, or ARN without the six characters at its end. */
  find(nameOrArn: string): Secret | null;
  create(name: string, value: string): Secret;
  replace(name: string, value: string, versionId?: string): Secret;
  remove(name: string): void;
}

/** Opens the secrets kept in `folder`, which only its owner may read. */
export function openSecretStore(folder: string): SecretStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'secrets.json');
  const secrets = new Map(
    (existsSync(file) ? z.array(secret).parse(JSON.parse(readFileSync(file, 'utf8'))) : []).map((one) => [
      one.name,
      one,
    ]),
  );
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify([...secrets.values()], null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const keep = (one: Secret) => {
    secrets.set(one.name, one);
    write();
    return one;
  };
  const fresh = (value: string, versionId: string = randomUUID()) => ({
    value,
    versionId,
    createdAt: Math.floor(Date.now() / 1000),
  });
  return {
    find: (nameOrArn) =>
      secrets.get(nameOrArn) ??
      [...secrets.values()].find((one) => one.arn === nameOrArn || one.arn.slice(0, -7) === nameOrArn) ??
      null,
    create: (name, value) =>
      keep({ name, arn: arn('secretsmanager', `secret:${name}-${suffix()}`), ...fresh(value) }),
    replace(name, value, versionId) {
      const existing = secrets.get(name);
      if (!existing) throw new Error(`There is no secret named ${name}.`);
      return keep({ ...existing, ...fresh(value, versionId), previousVersionId: existing.versionId });
    },
    remove(name) {
      secrets.delete(name);
      write();
    },
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The six random characters that end a secret's ARN. */
function suffix(): string {
  return Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
