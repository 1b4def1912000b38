import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isOpenToRemote } from '../places/place-match.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { type Job, MatchedFacts } from '../table/job.ts';
import type { User } from '../table/user.ts';
import { fanOut } from './fan-out.ts';
import { bruteForce, crowd, NOW, type Person, SEEN } from './fixtures/crowd.ts';
import { memoryIndex, memoryLedger } from './fixtures/memory-index.ts';
import { anyJob, POSTED, SAVED } from './fixtures/pool.ts';
import { findMatches, partitionsOf } from './match.ts';
import { FULL_RANGE, type Slice } from './slice.ts';
import { auditSlice, type Deps } from './sweep/audit.ts';

const inTexas = (...cities: string[]) => cities.map((city) => ({ city, state: 'TX', country: 'US' }));

/** The job in 70 more towns of each of its countries, where nobody looks: so many are looked up as a whole country. */
const widen = (job: Job): Job => ({
  ...job,
  locations: job.locations.flatMap((place) => [
    place,
    ...Array.from({ length: 70 }, (_, n) => ({ city: `Town ${n}`, state: 'Q', country: place.country })),
  ]),
});

const isWide = (job: Job): boolean => partitionsOf(job).some(({ place }) => place.startsWith('in:'));

const find = async (people: readonly Person[], job: Job) =>
  (await findMatches(memoryIndex(people, NOW), job)).matches;

/** Audits a job that was never matched, slice by slice, and returns the people who got an alert. */
async function audit(people: readonly Person[], job: Job): Promise<string[]> {
  const ledger = memoryLedger();
  const deps: Deps = {
    index: memoryIndex(people, NOW),
    ledger,
    readMeters: async () => new Map(),
    resend: async () => undefined,
    now: () => NOW,
  };
  const queue: Slice[] = [FULL_RANGE];
  for (let slice = queue.shift(); slice !== undefined; slice = queue.shift())
    queue.push(...(await auditSlice(deps, job, slice, 10)).slices);
  return [...ledger.alerts.values()].map(({ pk }) => pk.slice('ALERT#'.length)).sort();
}

const backendEngineer = (sub: string, facts: Partial<User>): Person => ({
  user: aUser({ positions: ['Backend Engineer'], ...facts, sub }),
  since: SEEN,
});

const backendJob = (...cities: string[]) =>
  widen(aJob({ jobTitle: 'Backend Engineer', locations: inTexas(...cities) }));

describe('a job in many places of a country', () => {
  test('MATCH-01 finds the same people by wide keys as by narrow ones, when it is matched and when it is audited', async () => {
    // A city state has no towns, and a job that no town has becomes another one when it is widened.
    const somewhere = anyJob(POSTED).filter(
      (job) =>
        job.locations.some(({ country }) => country !== '' && country !== 'SG') &&
        isOpenToRemote(job) === isOpenToRemote(widen(job)),
    );
    await fc.assert(
      fc.asyncProperty(crowd(SAVED), somewhere, async (people, narrow) => {
        const wide = widen(narrow);
        expect([isWide(narrow), isWide(wide)]).toEqual([false, true]);
        const expected = bruteForce(people, narrow);
        expect(bruteForce(people, wide)).toEqual(expected);
        for (const job of [narrow, wide]) {
          expect((await find(people, job)).map(({ sub }) => sub).sort()).toEqual(expected);
          expect(await audit(people, job)).toEqual(expected);
        }
      }),
      { numRuns: 100, seed: 46 },
    );
  }, 60_000);

  test('MATCH-01 names the watched place in the reason, never the wide key', async () => {
    const people = [backendEngineer('ada', { locations: inTexas('Austin') })];
    const [match] = await find(people, backendJob('Austin'));
    expect(match?.reason.place).toBe('city:us:tx:austin');
  });

  test('MATCH-01 finds people by the places they had when it was seen, not by those they added later', async () => {
    const early = backendEngineer('ada', { locations: inTexas('Austin') });
    const late = { ...backendEngineer('ada', { locations: inTexas('Dallas') }), since: SEEN + 60 };
    expect(await find([early, late], backendJob('Austin', 'Dallas'))).toHaveLength(1);
    expect(await find([early, late], backendJob('Dallas'))).toEqual([]);
  });

  test('MATCH-05 is news only where it gained a place', async () => {
    const people = [
      backendEngineer('ada', { locations: inTexas('Austin') }),
      backendEngineer('ben', { locations: inTexas('Dallas') }),
    ];
    const before = backendJob('Austin');
    const facts = MatchedFacts.parse(before);
    const changed = aJob({
      ...before,
      locations: [...facts.locations, ...inTexas('Dallas')],
      factsBefore: [facts],
    });
    expect((await find(people, changed)).map(({ sub, reason }) => [sub, reason.change])).toEqual([
      ['ben', 'Now also in Dallas, TX'],
    ]);
  });

  test('is matched in one run, with at most 120 lookups', async () => {
    const towns = Array.from({ length: 200 }, (_, n) => `Town ${n}`);
    const jobTitle = 'Registered Nurse (RN), Intensive Care Unit';
    const job = aJob({ jobTitle, locations: inTexas(...towns) });
    expect(partitionsOf(job).length).toBeLessThanOrEqual(120);
    const people = [
      backendEngineer('ada', { positions: ['Registered Nurse'], locations: inTexas('Town 7') }),
    ];
    const stores = { index: memoryIndex(people, NOW), ledger: memoryLedger() };
    expect(await fanOut(stores, job, FULL_RANGE, NOW)).toEqual({ alerts: 1, slices: 0 });
  });
});
