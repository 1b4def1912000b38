/** `npm run restore -- --stage <name> <folder>`: makes an empty stage equal to a backup. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainAwsFailure } from '../deploy/aws-failure.ts';
import { takeStage } from '../deploy/options.ts';
import { PEOPLE, type StageStores } from './backup/back-up.ts';
import { paceOf } from './backup/pace.ts';
import { peopleOf, readPeople } from './backup/people.ts';
import { type RestoreOptions, restoreRows } from './backup/restore.ts';
import { keysIn, putFiles } from './backup/stored-files.ts';
import { type Verified, verifyBackup } from './backup/verify.ts';
import { readBackupArguments } from './backup-arguments.ts';
import { stageStores } from './stage-stores.ts';

process.on('disconnect', () => process.exit(130));

const say = (line: string) => console.error(line);

/** Puts the files that a bucket lacks into it. Throws a sentence if it holds others and `replaces` is not set. */
async function restoreFiles(
  { s3, bucket }: StageStores,
  folder: string,
  { manifest }: Verified,
  { replaces }: Pick<RestoreOptions, 'replaces'>,
): Promise<number> {
  const present = await keysIn(s3, bucket);
  const known = new Set(manifest.files.map(({ key }) => key));
  const others = [...present].filter((key) => !known.has(key)).length;
  if (others > 0 && !replaces)
    throw new Error(
      `${bucket} is not empty: ${others} files are not in the backup. Add --replace --yes to leave them.`,
    );
  const missing = manifest.files.filter(({ key }) => !present.has(key));
  await putFiles(s3, bucket, folder, missing);
  return missing.length;
}

/** Says who of the backup cannot sign in: a user pool gives each new user a new id, so people are not restored. */
async function comparePeople({ cognito, userPoolId, groups }: StageStores, folder: string): Promise<void> {
  const wanted = peopleOf(await readFile(join(folder, PEOPLE), 'utf8'));
  const present = new Set((await readPeople(cognito, userPoolId, groups)).map(({ sub }) => sub));
  const missing = wanted.filter(({ sub }) => !present.has(sub));
  console.log(`${wanted.length - missing.length} of ${wanted.length} people are in the user pool.`);
  if (missing.length === 0) return;
  for (const { sub } of missing) console.log(`  not in the user pool: ${sub}`);
  say('They left after the backup, or the pool is another one: docs/runbook.md, "Backup and restore".');
}

async function run(args: readonly string[]): Promise<void> {
  const { stage, rest } = takeStage('restore', args);
  const { folder, rate, table, flags } = readBackupArguments('restore', rest, [
    '--files',
    '--replace',
    '--yes',
  ]);
  const replaces = flags.has('--replace');
  if (replaces && !flags.has('--yes'))
    throw new Error('--replace deletes and overwrites what the backup does not have. Repeat it with --yes.');
  say(`checking ${folder}`);
  const verified = await verifyBackup(folder);
  const stores = await stageStores(stage);
  const target = { client: stores.dynamoDb, tableName: table ?? stores.tableName, pace: paceOf(rate) };
  const filesAlone = flags.has('--files');
  if (table === undefined) {
    const put = await restoreFiles(stores, folder, verified, { replaces: replaces || filesAlone });
    console.log(`${put} of ${verified.manifest.files.length} files put into ${stores.bucket}.`);
  }
  if (filesAlone) return;
  const rows = await restoreRows(folder, verified, target, { replaces, say });
  console.log(
    `${rows.written} rows written to ${target.tableName}, ${rows.present} were there, ${rows.expired} had expired, ${rows.deleted} deleted.`,
  );
  if (table === undefined) await comparePeople(stores, folder);
}

let code = 1;
try {
  await run(process.argv.slice(2));
  code = 0;
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
