import type { Measured } from './measure.ts';

const HEAD = ['what', 'measured', 'budget', 'verdict'] as const;

type Line = readonly [string, string, string, string];

/** Formats all results as one table, with each bench's notes below it. */
export function formatTable(machine: string, measured: readonly Measured[]): string {
  const groups = measured
    .filter(({ notRun }) => notRun === undefined)
    .map((one) => ({ name: one.name, lines: tableLines(one) }));
  const all = [HEAD, ...groups.flatMap(({ lines }) => lines)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  const write = (line: readonly string[]) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const notes = measured.filter((one) => one.notes.length > 0);
  return [
    machine,
    '',
    write(HEAD),
    write(widths.map((width) => '─'.repeat(width))),
    ...groups.flatMap(({ name, lines }) => [name, ...lines.map(write), '']),
    ...notes.flatMap(({ name, notes: said }) => [`${name}, notes`, ...said.map((note) => `  ${note}`), '']),
    ...measured.flatMap(({ name, notRun }) => (notRun === undefined ? [] : `Not run: ${name}. ${notRun}`)),
    summary(measured),
  ].join('\n');
}

function tableLines({ rows, error }: Measured): Line[] {
  const lines = rows.map(
    ({ what, value, budget = '', ok }): Line => [`  ${what}`, value, budget, verdict(ok)],
  );
  return error === undefined ? lines : [...lines, ['  failed', error, '', 'failed']];
}

const verdict = (ok: boolean | undefined) => (ok === undefined ? '' : ok ? 'kept' : 'MISSED');

function summary(measured: readonly Measured[]): string {
  const judged = measured.flatMap(({ rows }) => rows).filter(({ ok }) => ok !== undefined);
  const missed = judged.filter(({ ok }) => !ok).length;
  const failures = measured.filter(({ error }) => error !== undefined).length;
  const notRun = measured.filter((one) => one.notRun !== undefined).length;
  const failing = failures > 0 ? `; ${failures} of ${measured.length} benches failed` : '';
  const waiting = notRun > 0 ? `; ${notRun} of ${measured.length} benches not run` : '';
  return `${judged.length - missed} of ${judged.length} budgets kept, ${missed} missed${failing}${waiting}.`;
}
