/** `npm run restore -- --stage <name> <folder>`: restores a backup into an empty stage. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeStage } from '../deploy/options.ts';
import { runMain } from '../deploy/run-main.ts';
import { PEOPLE_FILE, type StageStores } from './backup/create-backup.ts';
import { parsePeople, readPeople } from './backup/people.ts';
import { createRateLimiter } from './backup/rate-limiter.ts';
import { type RestoreOptions, restoreRows } from './backup/restore-rows.ts';
import { listKeys, uploadFiles } from './backup/stored-files.ts';
import { type VerifiedBackup, verifyBackup } from './backup/verify-backup.ts';
import { parseBackupArguments } from './backup-arguments.ts';
import { findStageStores } from './stage-stores.ts';

/**
 * Uploads the files that the bucket lacks, and returns how many. Throws if the bucket contains other files
 * and `replaces` is not set.
 */
async function restoreFiles(
  { s3, bucket }: StageStores,
  folder: string,
  { manifest }: VerifiedBackup,
  { replaces }: Pick<RestoreOptions, 'replaces'>,
): Promise<number> {
  const present = await listKeys(s3, bucket);
  const expected = new Set(manifest.files.map(({ key }) => key));
  const extra = [...present].filter((key) => !expected.has(key)).length;
  if (extra > 0 && !replaces)
    throw new Error(
      `${bucket} is not empty: ${extra} files are not in the backup. Add --replace --yes to keep them.`,
    );
  const missing = manifest.files.filter(({ key }) => !present.has(key));
  await uploadFiles(s3, bucket, folder, missing);
  return missing.length;
}

/** Lists the people who can't sign in: they are not restored, because a user pool assigns new ids. */
async function comparePeople({ cognito, userPoolId, groups }: StageStores, folder: string): Promise<void> {
  const expected = parsePeople(await readFile(join(folder, PEOPLE_FILE), 'utf8'));
  const present = new Set((await readPeople(cognito, userPoolId, groups)).map(({ sub }) => sub));
  const missing = expected.filter(({ sub }) => !present.has(sub));
  console.log(`${expected.length - missing.length} of ${expected.length} people are in the user pool.`);
  if (missing.length === 0) return;
  for (const { sub } of missing) console.log(`  not in the user pool: ${sub}`);
  console.error(
    'They deleted their accounts after the backup, or this is another user pool: docs/runbook.md, "Backup and restore".',
  );
}

await runMain(async (args) => {
  const { stage, rest } = takeStage('restore', args);
  const { folder, rate, table, flags } = parseBackupArguments('restore', rest, [
    '--files',
    '--replace',
    '--yes',
  ]);
  const replaces = flags.has('--replace');
  if (replaces && !flags.has('--yes'))
    throw new Error(
      '--replace deletes and overwrites rows that differ from the backup. Repeat it with --yes.',
    );
  console.error(`verifying ${folder}`);
  const verified = await verifyBackup(folder);
  const stores = await findStageStores(stage);
  const isFilesOnly = flags.has('--files');
  if (table === undefined) {
    const count = await restoreFiles(stores, folder, verified, { replaces: replaces || isFilesOnly });
    console.log(`${count} of ${verified.manifest.files.length} files put into ${stores.bucket}.`);
  }
  if (isFilesOnly) return 0;
  const target = {
    client: stores.dynamoDb,
    tableName: table ?? stores.tableName,
    limiter: createRateLimiter(rate),
  };
  const rows = await restoreRows(folder, verified, target, { replaces, log: console.error });
  console.log(
    `${rows.written} rows written to ${target.tableName}, ${rows.present} already there, ${rows.expired} expired, ${rows.deleted} deleted.`,
  );
  if (table === undefined) await comparePeople(stores, folder);
  return 0;
});
