import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commandName } from './runner/bench.ts';
import { findBenchFiles, loadBench } from './runner/find-benches.ts';
import { formatTable } from './runner/format-table.ts';
import { describeMachine } from './runner/machine.ts';
import { type BenchReport, runInProcess } from './runner/run-in-process.ts';

const HELP = `Runs benchmarks, compares the results with their budgets, and prints one table.

  pnpm bench                 all benchmarks; the last lines list those skipped for lack of data
  pnpm bench NAME [FOLDER]   one benchmark, with its data folder or other argument ('burst small')
  pnpm bench --json FILE     also writes the results to FILE
  pnpm bench --help          shows this help and all names
  pnpm bench NAME --help     shows what a benchmark measures, and its arguments`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, json: { type: 'string' } },
});

const [chosenName, folder] = positionals;
const benches: { name: string; file: string; help?: string; error?: string }[] = [];
for (const file of findBenchFiles()) {
  try {
    const { name, help } = await loadBench(file);
    benches.push({ name, file, ...(help === undefined ? {} : { help }) });
  } catch (error) {
    benches.push({ name: file, file, error: error instanceof Error ? error.message : String(error) });
  }
}
const names = [...new Set(benches.map(commandName))].join(', ');
const chosen = benches.filter((bench) => chosenName === undefined || commandName(bench) === chosenName);

const chosenHelp = chosenName === undefined ? [] : chosen.flatMap(({ help }) => help ?? []);

if (values.help && chosenHelp.length > 0) console.log(chosenHelp.join('\n\n'));
else if (values.help) console.log(`${HELP}\n\nNames: ${names}`);
else if (chosen.length === 0) {
  console.error(`Unknown benchmark '${chosenName}'. Choose one of: ${names}.`);
  process.exitCode = 1;
} else {
  const machine = describeMachine();
  const reports: BenchReport[] = [];
  for (const { error, ...bench } of chosen) {
    reports.push(
      error === undefined
        ? await runInProcess(bench, folder)
        : { ...bench, seconds: 0, rows: [], notes: [], error },
    );
  }
  console.log(formatTable(machine, reports));
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ machine, benches: reports }, null, 2)}\n`);
  // Missing data is only an error for a benchmark that was chosen by name.
  if (
    reports.some(
      ({ error, notRun }) => error !== undefined || (chosenName !== undefined && notRun !== undefined),
    )
  )
    process.exitCode = 1;
}
