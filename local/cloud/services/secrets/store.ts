import { randomInt, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { readDataFile } from '../data-files.ts';

const secret = z.object({
  name: z.string(),
  arn: z.string(),
  value: z.string(),
  versionId: z.string(),
  /** The version before the last PutSecretValue. */
  previousVersionId: z.string().optional(),
  previousValue: z.string().optional(),
  /** Epoch seconds. */
  createdAt: z.number(),
});

export type Secret = z.infer<typeof secret>;

export interface SecretStore {
  /** Finds a secret by name, ARN, or ARN without its six random characters. */
  find(nameOrArn: string): Secret | null;
  create(name: string, value: string): Secret;
  replace(name: string, value: string, versionId?: string): Secret;
  remove(name: string): void;
}

const parseSecrets = (file: string) => z.array(secret).parse(JSON.parse(readFileSync(file, 'utf8')));

/** Opens the secrets in `folder`, readable by its owner only. */
export function openSecretStore(folder: string): SecretStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'secrets.json');
  const stored = existsSync(file) ? readDataFile(file, parseSecrets) : [];
  const secrets = new Map(stored.map((one) => [one.name, one]));
  const write = () => {
    writeFileSync(`${file}.new`, JSON.stringify([...secrets.values()], null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const save = (one: Secret) => {
    secrets.set(one.name, one);
    write();
    return one;
  };
  const newVersion = (value: string, versionId: string = randomUUID()) => ({
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
      save({ name, arn: arn('secretsmanager', `secret:${name}-${randomSuffix()}`), ...newVersion(value) }),
    replace(name, value, versionId) {
      const existing = secrets.get(name);
      if (!existing) throw new Error(`No secret is named ${name}.`);
      return save({
        ...existing,
        ...newVersion(value, versionId),
        previousVersionId: existing.versionId,
        previousValue: existing.value,
      });
    },
    remove(name) {
      secrets.delete(name);
      write();
    },
  };
}

const ALPHANUMERIC = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The six random characters that end a secret's ARN. */
function randomSuffix(): string {
  return Array.from({ length: 6 }, () => ALPHANUMERIC[randomInt(ALPHANUMERIC.length)]).join('');
}
