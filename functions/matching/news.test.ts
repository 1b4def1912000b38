import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { canBeAlerted } from '../members/entitlements.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { type Job, MatchedFacts } from '../table/job.ts';
import { userKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { memoryIndex } from './fixtures/memory-index.ts';
import { anyJob, anyPerson, POSTED, SAVED } from './fixtures/pool.ts';
import { allMatches } from './match.ts';
import { jobMatches } from './match-rule.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const SINCE = Date.parse('2026-05-01T12:00:00.000Z') / 1000;

const austin = { city: 'Austin', state: 'TX', country: 'US' };
const boston = { city: 'Boston', state: 'MA', country: 'US' };

const person = (sub: string, overrides: Partial<User>): User => ({
  ...aUser({ positions: ['Backend Engineer'], locations: [austin], ...overrides }),
  ...userKey(sub),
  sub,
});

const yearly = { amount: 120_000, currency: 'USD', period: 'year' as const };
const payOf = (max: number) => ({ label: '', min: null, max, currency: 'USD', period: 'year' });

/** The changes that alerts state, by person. */
async function newsOf(job: Job, people: readonly User[]): Promise<Record<string, string>> {
  const index = memoryIndex(
    people.map((user) => ({ user, since: SINCE })),
    NOW,
  );
  const found: [string, string][] = [];
  for await (const matches of allMatches(index, job))
    found.push(...matches.map(({ sub, reason }): [string, string] => [sub, reason.change]));
  return Object.fromEntries(found);
}

describe('MATCH-05 a job that changed', () => {
  const ada = person('ada', {});
  const ben = person('ben', { locations: [boston] });
  const job = aJob({ jobTitle: 'Backend Engineer', locations: [austin] });

  test('is new to everyone who matches if nothing was posted before', async () => {
    expect(await newsOf(job, [ada, ben])).toEqual({ ada: '' });
  });

  test('and gained a place is news there only, and says so', async () => {
    const wider = { ...job, locations: [austin, boston], factsBefore: [MatchedFacts.parse(job)] };
    expect(await newsOf(wider, [ada, ben])).toEqual({ ben: 'Now also in Boston, MA' });
  });

  test('and is remote now is news for those who look for remote jobs elsewhere', async () => {
    const remote = person('cy', {
      locations: [boston],
      userPrefs: { ...aUser().userPrefs, includeRemote: true },
    });
    const opened = { ...job, isRemote: true, factsBefore: [MatchedFacts.parse(job)] };
    const here = person('here', { userPrefs: { ...aUser().userPrefs, includeRemote: false } });
    expect(await newsOf(opened, [ada, here, remote])).toEqual({ cy: 'Now open to remote' });
  });

  test('and was remote elsewhere says where it is remote now', async () => {
    const remoteIn = (country: string) => ({ city: '', state: '', country });
    const includeRemote = { userPrefs: { ...aUser().userPrefs, includeRemote: true } };
    const toronto = { city: 'Toronto', state: 'ON', country: 'CA' };
    const kim = person('kim', { locations: [toronto], ...includeRemote });
    const inUsa = { ...MatchedFacts.parse(job), isRemote: true, locations: [remoteIn('US')] };
    const opened = { ...job, isRemote: true, factsBefore: [inUsa] };
    const inBoth = { ...opened, locations: [remoteIn('US'), remoteIn('CA')] };
    expect(await newsOf(inBoth, [ada, kim])).toEqual({ kim: 'Now also open to remote in Canada' });
    const worldwide = { countries: [], states: [], regions: ['Worldwide'] };
    const territory = { ...worldwide, source: 'text' as const, evidence: 'Work from anywhere.' };
    expect(await newsOf({ ...opened, locations: [], territory }, [kim])).toEqual({
      kim: 'Now open to remote in any country',
    });
  });

  test('and moved says where it is now', async () => {
    const moved = { ...job, locations: [boston], factsBefore: [MatchedFacts.parse(job)] };
    expect(await newsOf(moved, [ada, ben])).toEqual({ ben: 'Now in Boston, MA' });
  });

  test('and has another title is news for those whom only the new one names', async () => {
    const dee = person('dee', { positions: ['Data Engineer'] });
    const renamed = { ...job, jobTitle: 'Data Engineer', factsBefore: [MatchedFacts.parse(job)] };
    const both = person('both', { positions: ['Data Engineer', 'Backend Engineer'] });
    expect(await newsOf(renamed, [ada, dee])).toEqual({ dee: 'Was “Backend Engineer” before' });
    // Matching reads watchers of the new title only; delivery drops the alert of a person who matched before.
    expect(await newsOf(renamed, [both])).toEqual({ both: 'Was “Backend Engineer” before' });
  });

  test('and is posted by another company is news for those who follow that one', async () => {
    const follower = person('gil', {
      positions: [],
      dreamCompanies: ['Acme', 'Larkspur Systems'],
      activeSubscription: anActiveSubscription,
    });
    const before = { ...MatchedFacts.parse(job), fullCompanyName: 'Harbor Foods' };
    expect(await newsOf({ ...job, factsBefore: [before] }, [ada, follower])).toEqual({
      gil: 'Was posted by “Harbor Foods” before',
    });
  });

  test.each<[string, Partial<User['criteria']>, Partial<Job>, Partial<Job>, string]>([
    [
      'pays more',
      { minPay: yearly },
      { payRanges: [payOf(90_000)] },
      { payRanges: [payOf(150_000)] },
      'other pay',
    ],
    [
      'is hybrid',
      { workplaces: ['hybrid'] },
      { workplace: 'onsite' },
      { workplace: 'hybrid' },
      'another workplace',
    ],
    [
      'asks for less',
      { excludedRequirements: ['clearance'] },
      { requirements: [{ kind: 'clearance', value: '', evidence: 'Cleared.' }] },
      { requirements: [] },
      'other requirements',
    ],
    [
      'asks for skills that they have',
      { minSkills: 'all' },
      { skills: ['Golang', 'Rust'] },
      { skills: ['Golang'] },
      'other requirements',
    ],
  ])('and now %s is news for those whose criteria it meets now', async (_, criteria, old, now, words) => {
    const choosy = person('choosy', {
      criteria: { ...aUser().criteria, ...criteria },
      skills: ['Golang'],
    });
    const changed = { ...job, ...now, factsBefore: [MatchedFacts.parse({ ...job, ...old })] };
    expect(await newsOf(changed, [ada, choosy])).toEqual({ choosy: `Now with ${words}` });
  });

  test('and now is for another level says so', async () => {
    const junior = person('junior', { criteria: { ...aUser().criteria, levels: ['entry'] } });
    const factsBefore = [MatchedFacts.parse({ ...job, levels: ['senior'] })];
    const changed = { ...job, levels: ['entry' as const], factsBefore };
    expect(await newsOf(changed, [ada, junior])).toEqual({ junior: 'Now for another level' });
  });

  test('and whose title was tweaked is no news for those whom it named before', async () => {
    const tweaked = {
      ...job,
      jobTitle: 'Backend Engineer, Payments',
      factsBefore: [MatchedFacts.parse(job)],
    };
    expect(await newsOf(tweaked, [ada])).toEqual({});
  });

  test('and was several jobs is no news for people that one of them matched', async () => {
    const wasInBoston = { ...MatchedFacts.parse(job), jobTitle: 'Data Engineer', locations: [boston] };
    const merged = {
      ...job,
      jobTitle: 'Senior Data and Backend Engineer',
      locations: [austin, boston],
      factsBefore: [MatchedFacts.parse(job), wasInBoston],
    };
    const eve = person('eve', { positions: ['Data Engineer'], locations: [boston] });
    const fay = person('fay', { positions: ['Data Engineer'], locations: [austin] });
    expect(await newsOf(merged, [ada, ben, eve, fay])).toEqual({
      ben: 'Was “Data Engineer” before',
      fay: 'Was “Backend Engineer” before',
    });
  });

  test('is found for exactly those who match now, and not in the same place and by the same title before', async () => {
    const people = fc.array(anyPerson(SAVED), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(people, anyJob(POSTED), anyJob(POSTED), async (crowd, before, after) => {
        const users = crowd.map((user, number) => ({
          ...user,
          ...userKey(`p${number}`),
          sub: `p${number}`,
          activeSubscription: anActiveSubscription,
        }));
        const changed = { ...after, factsBefore: [MatchedFacts.parse(before)] };
        const news = await newsOf(changed, users);
        const fresh = await newsOf({ ...after, factsBefore: [] }, users);
        for (const user of users) {
          const isNew = jobMatches(user, after, NOW) && !jobMatches(user, before, NOW);
          if (isNew && canBeAlerted(user, NOW)) expect(news).toHaveProperty(user.sub);
          if (news[user.sub] !== undefined) expect(fresh).toHaveProperty(user.sub);
        }
      }),
      { numRuns: 100 },
    );
  });
});
