import type { BenchReport } from './run-in-process.ts';

const HEAD = ['metric', 'result', 'budget', 'status'] as const;

type Line = readonly [string, string, string, string];

/** Formats all reports as one table, with the notes of each benchmark below it. */
export function formatTable(machine: string, reports: readonly BenchReport[]): string {
  const groups = reports
    .filter(({ notRun }) => notRun === undefined)
    .map((one) => ({ name: one.name, lines: tableLines(one) }));
  const all = [HEAD, ...groups.flatMap(({ lines }) => lines)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  const write = (line: readonly string[]) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const notes = reports.filter((one) => one.notes.length > 0);
  return [
    machine,
    '',
    write(HEAD),
    write(widths.map((width) => '─'.repeat(width))),
    ...groups.flatMap(({ name, lines }) => [name, ...lines.map(write), '']),
    ...notes.flatMap(({ name, notes: lines }) => [`${name}: notes`, ...lines.map((note) => `  ${note}`), '']),
    ...reports.flatMap(({ name, notRun }) => (notRun === undefined ? [] : `Not run: ${name}. ${notRun}`)),
    summary(reports),
  ].join('\n');
}

function tableLines({ rows, error }: BenchReport): Line[] {
  const lines = rows.map(
    ({ metric, value, budget = '', ok }): Line => [`  ${metric}`, value, budget, status(ok)],
  );
  return error === undefined ? lines : [...lines, ['  error', error, '', 'FAIL']];
}

const status = (ok: boolean | undefined) => (ok === undefined ? '' : ok ? 'pass' : 'FAIL');

function summary(reports: readonly BenchReport[]): string {
  const withBudget = reports.flatMap(({ rows }) => rows).filter(({ ok }) => ok !== undefined);
  const missed = withBudget.filter(({ ok }) => !ok).length;
  const failures = reports.filter(({ error }) => error !== undefined).length;
  const notRun = reports.filter((one) => one.notRun !== undefined).length;
  const failed = failures > 0 ? `; ${failures} of ${reports.length} benchmarks failed` : '';
  const skipped = notRun > 0 ? `; ${notRun} of ${reports.length} not run` : '';
  return `${withBudget.length - missed} of ${withBudget.length} budgets met, ${missed} missed${failed}${skipped}.`;
}
