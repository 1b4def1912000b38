import { expect, test } from '@jest/globals';
import { calledBy } from './bench.ts';
import { formatTable } from './table.ts';

const measured = (rest: object) => ({ name: 'pages', file: 'x', seconds: 1, rows: [], notes: [], ...rest });

test('rows stand below their bench in one table, with a verdict where there is a budget, and notes come after', () => {
  const rows = [
    { what: 'size', value: '12 kB', budget: '10 kB', ok: false },
    { what: 'time', value: '3 ms', budget: '5 ms', ok: true },
    { what: 'files', value: '7' },
  ];
  const text = formatTable('a machine', [measured({ rows, notes: ['of the built site'] })]);

  expect(text.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['a machine'],
    [''],
    ['what', 'measured', 'budget', 'verdict'],
    ['───────', '────────', '──────', '───────'],
    ['pages'],
    ['size', '12 kB', '10 kB', 'MISSED'],
    ['time', '3 ms', '5 ms', 'kept'],
    ['files', '7'],
    [''],
    ['pages, notes'],
    ['of the built site'],
    [''],
    ['1 of 2 budgets kept, 1 missed.'],
  ]);
});

test('a bench that threw is a row that says why', () => {
  const text = formatTable('a machine', [measured({ error: 'TypeError: broken' })]);
  expect(text).toMatch(/^ {2}failed +TypeError: broken +failed$/m);
  expect(text).toMatch(/1 of 1 benches failed\.$/);
});

test('a bench without its data is named in the last lines, with the reason', () => {
  const notRun = 'Needs a folder with jobs/lifecycle.json.gz.';
  const text = formatTable('a machine', [
    measured({ rows: [{ what: 'files', value: '7' }] }),
    measured({ name: 'cost', notRun }),
  ]);
  expect(text.split('\n').slice(-2)).toEqual([
    'Not run: cost. Needs a folder with jobs/lifecycle.json.gz.',
    '0 of 0 budgets kept, 0 missed; 1 of 2 benches not run.',
  ]);
});

test('benches whose names agree up to the colon are called by one name', () => {
  expect(['labels: title pairs', 'labels: places', 'site'].map((name) => calledBy({ name }))).toEqual([
    'labels',
    'labels',
    'site',
  ]);
});
