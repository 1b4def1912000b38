import { writeFileSync } from 'node:fs';
import { findBenchFiles, loadBench } from './runner/find-benches.ts';
import { formatTable } from './runner/format-table.ts';
import { describeMachine } from './runner/machine.ts';
import { readArguments } from './runner/read-arguments.ts';
import { type BenchReport, runInProcess } from './runner/run-in-process.ts';

const HELP = `Runs benchmarks, compares the results with their budgets, and prints one table.

  pnpm bench                 all benchmarks; the last lines list those skipped for lack of data
  pnpm bench NAME [FOLDER]   one benchmark, with its data folder or other argument ('burst small')
  pnpm bench --json FILE     also writes the results to FILE
  pnpm bench --help          shows this help and all names
  pnpm bench NAME --help     shows what a benchmark measures, and its arguments`;

const { values, positionals } = readArguments('pnpm bench', {
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, json: { type: 'string' } },
});

const [chosenName, folder] = positionals;
const benches = new Map<string, { file: string; help: string; error?: string }>();
for (const file of findBenchFiles()) {
  try {
    const { name, help } = await loadBench(file);
    benches.set(name, { file, help });
  } catch (error) {
    benches.set(file, { file, help: '', error: error instanceof Error ? error.message : String(error) });
  }
}
const names = [...benches.keys()].sort().join(', ');
const chosen = [...benches].filter(([name]) => chosenName === undefined || name === chosenName);

if (chosen.length === 0) {
  console.error(`Unknown benchmark '${chosenName}'. Choose one of: ${names}.`);
  process.exitCode = 1;
} else if (values.help) console.log(benches.get(chosenName ?? '')?.help ?? `${HELP}\n\nNames: ${names}`);
else {
  const machine = describeMachine();
  const reports: BenchReport[] = [];
  for (const [name, { file, error }] of chosen) {
    reports.push(
      error === undefined
        ? await runInProcess({ name, file }, folder)
        : { name, file, seconds: 0, rows: [], notes: [], error },
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
