import type { JobFiltersInput } from '@daybreak/contract/types.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { Failure } from '../../../service/failure.ts';
import type { AboutJob, AboutPage } from './jobs.ts';
import { refetchInterval } from './query-options.ts';
import { fetchRoles } from './roles.ts';

const clock = { date: '2026-03-10', timeZone: 'America/New_York' };
const signal = new AbortController().signal;
const today = '2026-03-10T14:00:00.000Z';
const yesterday = '2026-03-10T03:30:00.000Z';

const job = (stated: Partial<AboutJob> = {}): AboutJob => ({
  isRemote: true,
  jobDetected: today,
  specializations: ['Backend'],
  ...stated,
});
/** A board with these pages. `inputs` returns the requests so far. */
function givenPages(...pages: (readonly AboutJob[])[]) {
  const fetchPage = jest.fn(async (input: JobFiltersInput): Promise<AboutPage> => {
    const place = Number(input.nextToken ?? 0);
    return { items: pages[place] ?? [], nextToken: place + 1 < pages.length ? String(place + 1) : null };
  });
  return { fetchPage, inputs: () => fetchPage.mock.calls.map(([input]) => input) };
}

describe('the roles of /about-us', () => {
  const roles = (fetchPage: ReturnType<typeof givenPages>['fetchPage'], random = () => 0.5) =>
    fetchRoles('En', clock, { fetchPage, random }, signal);

  test('ABOUT-03 come from full-time jobs of the function anywhere, remote first', async () => {
    const { fetchPage, inputs } = givenPages([job()]);
    await roles(fetchPage);
    expect(inputs()).toEqual([
      { ...clock, fRole: 'En', jobType: 'Fu', isRemote: true, city: null, country: null, state: '' },
    ]);
  });

  test('ABOUT-03 are listed once, and only if a remote job of the visitor’s today has them', async () => {
    const { fetchPage } = givenPages([
      job({ specializations: ['Backend', 'Data'] }),
      job({ specializations: ['Backend'] }),
      job({ specializations: ['Mobile'], isRemote: false }),
      job({ specializations: ['Security'], jobDetected: yesterday }),
    ]);
    expect((await roles(fetchPage)).toSorted()).toEqual(['Backend', 'Data']);
  });

  test('ABOUT-03 are at most four, in random order', async () => {
    const { fetchPage } = givenPages([job({ specializations: ['A', 'B', 'C', 'D', 'E', 'F'] })]);
    const falling = () => {
      let next = 1;
      return () => {
        next -= 0.1;
        return next;
      };
    };
    expect(await roles(fetchPage, falling())).toEqual(['F', 'E', 'D', 'C']);
    expect(await roles(fetchPage, () => 0)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('ABOUT-03 come from more pages only while roles are missing and today’s remote jobs continue', async () => {
    const few = givenPages([job()], [job({ specializations: ['Data'] })], [job()], [job()]);
    expect((await roles(few.fetchPage)).length).toBe(2);
    expect(few.inputs().length).toBe(3);

    const enough = givenPages([job({ specializations: ['A', 'B', 'C', 'D'] })], [job()]);
    await roles(enough.fetchPage);
    expect(enough.inputs().length).toBe(1);

    const ended = givenPages([job(), job({ isRemote: false })], [job({ specializations: ['Data'] })]);
    expect(await roles(ended.fetchPage)).toEqual(['Backend']);
  });
});

describe('refetching on /about-us', () => {
  test('ABOUT-03 ABOUT-04 happens after transient failures and empty answers only', () => {
    const transient = refetchInterval(new Failure('Unreachable'), false);
    const empty = refetchInterval(null, true);
    expect([transient, empty]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(refetchInterval(new Failure('BadInput'), false)).toBe(false);
    expect(refetchInterval(null, false)).toBe(false);
  });
});
