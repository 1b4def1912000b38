import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Manifest, writeManifest } from './manifest.ts';
import { paceOf } from './pace.ts';
import { readPeople } from './people.ts';
import { sha256 } from './row.ts';
import { saveRows } from './save-rows.ts';
import { saveFiles } from './stored-files.ts';

/** What holds the data of a stage. */
export interface StageStores {
  readonly stage: string;
  readonly dynamoDb: DynamoDBClient;
  readonly tableName: string;
  readonly cognito: CognitoIdentityProviderClient;
  readonly userPoolId: string;
  readonly groups: readonly string[];
  readonly s3: S3Client;
  readonly bucket: string;
}

/** How a backup is made. */
export interface BackupOptions {
  /** Read units a second of the table. */
  readonly rate: number;
  readonly say: (line: string) => void;
  readonly now?: () => Date;
}

/** The name of the file of a backup's people. */
export const PEOPLE = 'people.jsonl';

/**
 * Writes everything that a stage holds of people into an empty folder, which only its owner may read: the table's rows,
 * the user pool's users and the files of resumes. The manifest comes last.
 */
export async function backUp(
  { stage, dynamoDb, tableName, cognito, userPoolId, groups, s3, bucket }: StageStores,
  folder: string,
  { rate, say, now = () => new Date() }: BackupOptions,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  const startedAt = now().toISOString();
  const rows = await saveRows({ client: dynamoDb, tableName, pace: paceOf(rate) }, folder, say);
  say(`${rows.all.count} rows of ${tableName}`);
  const people = await readPeople(cognito, userPoolId, groups);
  const lines = people.map((person) => `${JSON.stringify(person)}\n`).join('');
  await writeFile(join(folder, PEOPLE), lines, { mode: 0o600 });
  say(`${people.length} people of ${userPoolId}`);
  const files = await saveFiles(s3, bucket, folder, (count) => {
    if (count % 100 === 0) say(`${count} files`);
  });
  say(`${files.length} files of ${bucket}`);
  const manifest: Manifest = {
    format: 1,
    stage,
    tableName,
    userPoolId,
    startedAt,
    finishedAt: now().toISOString(),
    rows,
    people: { count: people.length, sha256: sha256(lines) },
    files,
  };
  await writeManifest(folder, manifest);
  return manifest;
}
