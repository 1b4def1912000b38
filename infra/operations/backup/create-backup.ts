import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { type Manifest, writeManifest } from './manifest.ts';
import { readPeople } from './people.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { sha256 } from './row.ts';
import { RowChecksums } from './row-checksums.ts';
import { createRowFile } from './row-files.ts';
import { scanRows } from './scan-rows.ts';
import { downloadFiles } from './stored-files.ts';
import type { TableAccess } from './write-rows.ts';

/** The clients and names of a stage's data stores. */
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

export interface BackupOptions {
  /** In RCU per second. */
  readonly rate: number;
  readonly log: (line: string) => void;
  readonly now?: () => Date;
}

export const PEOPLE_FILE = 'people.jsonl';

/** The number of parallel scans. */
const SEGMENTS = 4;

/** Rows between two progress messages. */
const LOG_EVERY = 10_000;

/**
 * Writes all personal data of a stage to an empty folder that only its owner may read: the table's rows, the
 * user pool's users, and the resume files. Writes the manifest last.
 */
export async function createBackup(
  { stage, dynamoDb, tableName, cognito, userPoolId, groups, s3, bucket }: StageStores,
  folder: string,
  { rate, log, now = () => new Date() }: BackupOptions,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
  const startedAt = now().toISOString();
  const table = { client: dynamoDb, tableName, limiter: createRateLimiter(rate) };
  const rows = await saveRows(table, folder, log);
  log(`${rows.all.count} rows of ${tableName}`);
  const people = await readPeople(cognito, userPoolId, groups);
  const lines = people.map((person) => `${JSON.stringify(person)}\n`).join('');
  await writeFile(join(folder, PEOPLE_FILE), lines, { mode: 0o600 });
  log(`${people.length} people of ${userPoolId}`);
  const files = await downloadFiles(s3, bucket, folder, (count) => {
    if (count % 100 === 0) log(`${count} files`);
  });
  log(`${files.length} files of ${bucket}`);
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

/** Writes every row of a table to files in a folder. */
export async function saveRows(
  { client, tableName, limiter }: TableAccess,
  folder: string,
  log: (line: string) => void,
): Promise<Manifest['rows']> {
  const checksums = new RowChecksums();
  const files = Array.from({ length: SEGMENTS }, (_, segment) => `rows-${segment}.jsonl.gz`);
  await Promise.all(
    files.map(async (name, segment) => {
      const file = createRowFile(join(folder, name));
      for await (const rows of scanRows(client, { tableName, segment, segments: SEGMENTS }, limiter)) {
        const before = checksums.size;
        for (const row of rows) checksums.add(row);
        await file.write(rows);
        if (Math.floor(checksums.size / LOG_EVERY) > Math.floor(before / LOG_EVERY))
          log(`${checksums.size} rows`);
      }
      await file.close();
    }),
  );
  return { ...checksums.summarize(), files };
}
