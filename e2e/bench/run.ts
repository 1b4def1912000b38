import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { calledBy } from './bench.ts';
import { benchFiles, loadBench } from './find-benches.ts';
import { describeMachine } from './machine.ts';
import { type Measured, measure } from './measure.ts';
import { formatTable } from './table.ts';

const HELP = `Measures what DESIGN's table of budgets names and prints one table.

  pnpm bench                 everything; what needs a folder is listed as not run in the last lines
  pnpm bench NAME [FOLDER]   one bench, on a folder of data (or with another argument it takes, as 'burst small')
  pnpm bench --json FILE     writes the figures for programs as well
  pnpm bench --help          this text and the names
  pnpm bench NAME --help     what one bench measures and takes`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, json: { type: 'string' } },
});

const [wanted, folder] = positionals;
const benches: { name: string; file: string; help?: string; error?: string }[] = [];
for (const file of benchFiles()) {
  try {
    const { name, help } = await loadBench(file);
    benches.push({ name, file, ...(help === undefined ? {} : { help }) });
  } catch (error) {
    benches.push({ name: file, file, error: error instanceof Error ? error.message : String(error) });
  }
}
const names = [...new Set(benches.map(calledBy))].join(', ');
const chosen = benches.filter((bench) => wanted === undefined || calledBy(bench) === wanted);

const ownHelp = wanted === undefined ? [] : chosen.flatMap(({ help }) => help ?? []);

if (values.help && ownHelp.length > 0) console.log(ownHelp.join('\n\n'));
else if (values.help) console.log(`${HELP}\n\nNames: ${names}`);
else if (chosen.length === 0) {
  console.error(`There is no bench '${wanted}'. There are: ${names}.`);
  process.exitCode = 1;
} else {
  const machine = describeMachine();
  const measured: Measured[] = [];
  for (const { error, ...bench } of chosen) {
    measured.push(
      error === undefined
        ? await measure(bench, folder)
        : { ...bench, seconds: 0, rows: [], notes: [], error },
    );
  }
  console.log(formatTable(machine, measured));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, benches: measured }, null, 2)}\n`);
  // A bench without its data fails only if it was called by name.
  if (
    measured.some(
      ({ error, notRun }) => error !== undefined || (wanted !== undefined && notRun !== undefined),
    )
  )
    process.exitCode = 1;
}
