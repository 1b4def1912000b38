import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Candidate, candidateId, type SearchTask } from './candidate.ts';
import type { CandidateCheck } from './check-candidate.ts';
import { type Deps, discover } from './discover.ts';
import { openProgress } from './progress.ts';
import { formatReport } from './report.ts';

const SYSTEMS = ['greenhouse', 'lever', 'ashby'];
const board = (slug: string, ats = 'greenhouse'): Candidate => ({ ats, slug });
const aTask = (name: string, found: Candidate[] | Error): SearchTask => ({
  source: 'common-crawl',
  name,
  async search() {
    if (found instanceof Error) throw found;
    return found;
  },
});
const readable: CandidateCheck = { outcome: 'readable', company: 'Acme', message: '' };

function aRun(changes: Partial<Deps> = {}) {
  const checked: string[] = [];
  const registered: string[] = [];
  const lines: string[] = [];
  const deps: Deps = {
    progress: openProgress(),
    known: new Set(['greenhouse:old']),
    searches: [],
    tenantsOf: () => [],
    async check(candidate) {
      checked.push(candidateId(candidate));
      return readable;
    },
    async register({ ats, slug, company }) {
      registered.push(`${ats}:${slug} ${company}`);
    },
    log: (line) => void lines.push(line),
    ...changes,
  };
  const run = (options: { systems?: string[]; limit?: number } = {}) =>
    discover(deps, { systems: SYSTEMS, limit: Number.POSITIVE_INFINITY, ...options });
  return { deps, run, checked, registered, lines };
}

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'discovery-'));
  file = join(folder, 'progress.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('discovering boards', () => {
  test('OPS-01 checks each new board once, registers the readable ones, and says what it does', async () => {
    const searches = [
      { name: 'one', tasks: [aTask('page 1', [board('acme'), board('Old'), board('x', 'workday2')])] },
      { name: 'two', tasks: [aTask('page 2', [board('ACME'), board('acme'), board('bolt')])] },
    ];
    const { run, checked, registered, lines } = aRun({ searches });
    await run();
    expect(checked.sort()).toEqual(['greenhouse:ACME', 'greenhouse:acme', 'greenhouse:bolt']);
    expect(registered).toContain('greenhouse:acme Acme');
    expect(lines).toContain('page 1: 2 boards, 1 new, 1 readable');
  });

  test('skips a spelling of a board that is already readable in another', async () => {
    const tasks = [aTask('page 1', [board('acme')]), aTask('page 2', [board('Acme')])];
    const { run, checked } = aRun({ searches: [{ name: 'one', tasks }] });
    await run();
    expect(checked).toEqual(['greenhouse:acme']);
  });

  test('checks no more boards than the limit, and only searches with a limit of zero', async () => {
    const tasks = [
      aTask('page 1', [board('a'), board('b')]),
      aTask('page 2', [board('c'), board('d')]),
      aTask('page 3', []),
    ];
    const some = aRun({ searches: [{ name: 'one', tasks }] });
    await some.run({ limit: 3 });
    expect(some.checked).toHaveLength(3);
    expect(some.deps.progress.events.filter(({ kind }) => kind === 'searched')).toHaveLength(2);
    const none = aRun({ searches: [{ name: 'one', tasks }] });
    await none.run({ limit: 0 });
    expect(none.checked).toEqual([]);
    expect(none.deps.progress.events).toHaveLength(3);
  });

  test('takes the spelling from the tenant, and drops boards that it does not list', async () => {
    const tasks = [aTask('page 1', [board('acme~site'), board('acme~internal'), board('bolt~jobs')])];
    const tenant: SearchTask = { ...aTask('acme/robots.txt', [board('acme~Site')]), source: 'tenants' };
    const { run, checked } = aRun({ searches: [{ name: 'one', tasks }], tenantsOf: () => [tenant, tenant] });
    await run();
    expect(checked.sort()).toEqual(['greenhouse:acme~Site', 'greenhouse:bolt~jobs']);
  });

  test('goes on after a search or a series that fails', async () => {
    async function* broken() {
      yield aTask('page 1', [board('acme')]);
      throw new Error('No route to host.');
    }
    const searches = [
      { name: 'series', tasks: broken() },
      { name: 'two', tasks: [aTask('page 2', new Error('Status 500.')), aTask('page 3', [board('bolt')])] },
    ];
    const { run, checked, lines, deps } = aRun({ searches });
    await run();
    expect(checked.sort()).toEqual(['greenhouse:acme', 'greenhouse:bolt']);
    expect(lines).toContain('page 2: failed. Status 500.');
    expect(formatReport(deps.progress.events, deps.known).slice(-3)).toEqual([
      '2 searches failed. The next run tries them again:',
      '  page 2: Status 500.',
      '  series: No route to host.',
    ]);
  });
});

describe('a killed run', () => {
  test('continues where it was: no search and no check is repeated, failed ones are', async () => {
    const tasks = [
      aTask('page 1', [board('acme'), board('bolt')]),
      aTask('page 2', new Error('Status 500.')),
    ];
    const first = aRun({ progress: openProgress(file), searches: [{ name: 'one', tasks }] });
    await first.run({ limit: 1 });
    await first.run({ limit: 0 });
    expect(first.checked).toEqual(['greenhouse:acme']);
    appendFileSync(file, '{"kind": "checked", "ats": "greenho');

    const again = [aTask('page 1', new Error('Not searched again.')), aTask('page 2', [board('cobalt')])];
    const second = aRun({ progress: openProgress(file), searches: [{ name: 'one', tasks: again }] });
    await second.run();
    expect(second.checked).toEqual(['greenhouse:bolt', 'greenhouse:cobalt']);
    expect(second.lines[0]).toBe('Found by earlier runs: 2 boards, 1 new, 1 readable');
    const third = aRun({ progress: openProgress(file), searches: [{ name: 'one', tasks: again }] });
    await third.run();
    expect(third.checked).toEqual([]);
    expect(formatReport(third.deps.progress.events, third.deps.known)).toHaveLength(3);
  });

  test('asks for failed boards again', async () => {
    const searches = [{ name: 'one', tasks: [aTask('page 1', [board('acme')])] }];
    const check = async () => ({ ...readable, outcome: 'failed' as const });
    await aRun({ progress: openProgress(file), searches, check }).run();
    const second = aRun({ progress: openProgress(file), searches });
    await second.run();
    expect(second.checked).toEqual(['greenhouse:acme']);
  });

  test('is not continued from a file of another kind, which stays as it is', () => {
    writeFileSync(file, 'ats\tslug\tcompany\n');
    expect(() => openProgress(file)).toThrow(
      `${file} is not a progress file of this command. Name another file.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('ats\tslug\tcompany\n');
  });
});

test('the report counts by source and system, with a board of two sources once in the total', () => {
  const progress = openProgress();
  const searched = (source: string, ...found: Candidate[]) =>
    progress.add({ kind: 'searched', task: source, source, found });
  searched('common-crawl', board('acme'), board('old'), board('bolt'), board('acme', 'lever'));
  searched('companies', board('acme'), board('cobalt'));
  for (const [slug, outcome] of [
    ['acme', 'readable'],
    ['bolt', 'gone'],
  ] as const)
    progress.add({ kind: 'checked', ats: 'greenhouse', slug, outcome, company: '', message: '' });
  expect(formatReport(progress.events, new Set(['greenhouse:old', 'greenhouse:acme']))).toEqual([
    'source        system      candidates  known  new  readable  empty  unrelated  gone  rejected  failed',
    'common-crawl  greenhouse  3           1      2    1         0      0          1     0         0',
    'common-crawl  lever       1           0      1    0         0      0          0     0         0',
    'companies     greenhouse  2           0      2    1         0      0          0     0         0',
    'total                     5           1      4    1         0      0          1     0         0',
  ]);
});
