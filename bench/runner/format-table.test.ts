import { expect, test } from '@jest/globals';
import { formatTable } from './format-table.ts';

const report = (rest: object) => ({ name: 'pages', file: 'x', seconds: 1, rows: [], notes: [], ...rest });

test('prints rows by benchmark, with a status for those with a budget, and notes below', () => {
  const rows = [
    { metric: 'size', value: '12 kB', budget: '10 kB', ok: false },
    { metric: 'time', value: '3 ms', budget: '5 ms', ok: true },
    { metric: 'files', value: '7' },
  ];
  const text = formatTable('a machine', [report({ rows, notes: ['of the built site'] })]);

  expect(text.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['a machine'],
    [''],
    ['metric', 'result', 'budget', 'status'],
    ['───────', '──────', '──────', '──────'],
    ['pages'],
    ['size', '12 kB', '10 kB', 'FAIL'],
    ['time', '3 ms', '5 ms', 'pass'],
    ['files', '7'],
    [''],
    ['pages: notes'],
    ['of the built site'],
    [''],
    ['1 of 2 budgets met, 1 missed.'],
  ]);
});

test('prints the error of a benchmark that failed', () => {
  const text = formatTable('a machine', [report({ error: 'TypeError: broken' })]);
  expect(text).toMatch(/^ {2}error +TypeError: broken +FAIL$/m);
  expect(text).toMatch(/1 of 1 benchmarks failed\.$/);
});

test('lists benchmarks without their data in the last lines', () => {
  const notRun = 'Needs a folder with jobs/lifecycle.json.gz.';
  const text = formatTable('a machine', [
    report({ rows: [{ metric: 'files', value: '7' }] }),
    report({ name: 'cost', notRun }),
  ]);
  expect(text.split('\n').slice(-2)).toEqual([
    'Not run: cost. Needs a folder with jobs/lifecycle.json.gz.',
    '0 of 0 budgets met, 0 missed; 1 of 2 not run.',
  ]);
});
