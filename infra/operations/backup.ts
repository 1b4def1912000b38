/**
 * `npm run backup -- --stage <name> <folder>`: copies all personal data of a stage to a folder, or verifies a backup.
 */
import { takeOption, takeStage } from '../deploy/options.ts';
import { runMain } from '../deploy/run-main.ts';
import { createBackup } from './backup/create-backup.ts';
import type { Manifest } from './backup/manifest.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { parseBackupArguments } from './backup-arguments.ts';
import { findStageStores } from './stage-stores.ts';

function printManifest({ stage, finishedAt, rows, people, files }: Manifest): void {
  const formatCount = (count: number) => String(count).padStart(8);
  for (const [entity, { count }] of Object.entries(rows.entities))
    console.log(`${formatCount(count)}  ${entity}`);
  console.log(`${formatCount(rows.all.count)}  rows, SHA-256 ${rows.all.sha256}`);
  console.log(`${formatCount(people.count)}  people`);
  console.log(`${formatCount(files.length)}  files`);
  console.log(`Backup of ${stage}, ${finishedAt}`);
}

async function verify(args: readonly string[]): Promise<number> {
  const { folder } = parseBackupArguments('backup', takeOption(args, 'stage').rest, ['--verify']);
  const { manifest } = await verifyBackup(folder);
  printManifest(manifest);
  console.log('The backup is complete: counts and checksums are equal.');
  return 0;
}

async function backUp(args: readonly string[]): Promise<number> {
  const { stage, rest } = takeStage('backup', args);
  const { folder, rate, table } = parseBackupArguments('backup', rest, []);
  const stores = await findStageStores(stage);
  const manifest = await createBackup({ ...stores, tableName: table ?? stores.tableName }, folder, {
    rate,
    log: console.error,
  });
  printManifest(manifest);
  console.error(
    `It holds personal data. Verify it with npm run backup -- --verify ${folder}, and store it encrypted.`,
  );
  return 0;
}

await runMain((args) => (args.includes('--verify') ? verify(args) : backUp(args)));
