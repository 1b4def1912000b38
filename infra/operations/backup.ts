/** `npm run backup -- --stage <name> <folder>`: copies everything a stage holds of people into a folder, or checks one. */
import { explainAwsFailure } from '../deploy/aws-failure.ts';
import { takeOption, takeStage } from '../deploy/options.ts';
import { backUp } from './backup/back-up.ts';
import type { Manifest } from './backup/manifest.ts';
import { verifyBackup } from './backup/verify.ts';
import { readBackupArguments } from './backup-arguments.ts';
import { stageStores } from './stage-stores.ts';

process.on('disconnect', () => process.exit(130));

const say = (line: string) => console.error(line);

function describe({ stage, finishedAt, rows, people, files }: Manifest): string[] {
  const { all, entities } = rows;
  return [
    ...Object.entries(entities).map(([name, { count }]) => `${String(count).padStart(8)}  ${name}`),
    `${String(all.count).padStart(8)}  rows, SHA-256 ${all.sha256}`,
    `${String(people.count).padStart(8)}  people`,
    `${String(files.length).padStart(8)}  files`,
    `Backup of ${stage}, ${finishedAt}`,
  ];
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--verify')) {
    const { folder } = readBackupArguments('backup', takeOption(args, 'stage').rest, ['--verify']);
    const { manifest } = await verifyBackup(folder);
    for (const line of describe(manifest)) console.log(line);
    console.log('It is complete: counts and checksums are equal.');
    return;
  }
  const { stage, rest } = takeStage('backup', args);
  const { folder, rate, table } = readBackupArguments('backup', rest, []);
  const stores = await stageStores(stage);
  const manifest = await backUp({ ...stores, tableName: table ?? stores.tableName }, folder, { rate, say });
  for (const line of describe(manifest)) console.log(line);
  say(
    `It holds personal data. Check it with npm run backup -- --verify ${folder}, and encrypt where it goes.`,
  );
}

let code = 1;
try {
  await run(process.argv.slice(2));
  code = 0;
} catch (error) {
  console.error(explainAwsFailure(error));
}
process.exit(code);
