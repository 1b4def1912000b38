import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fanOut } from '../matching/fan-out.ts';
import { memoryIndex, memoryLedger } from '../matching/fixtures/memory-index.ts';
import { anyJob, anyPerson, POSTED, SAVED } from '../matching/fixtures/pool.ts';
import { jobMatches } from '../matching/match-rule.ts';
import { FULL_RANGE, type Slice } from '../matching/slice.ts';
import { canBeAlerted } from '../members/entitlements.ts';
import { aJob } from '../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../table/fixtures/user.ts';
import { type Job, MatchedFacts } from '../table/job.ts';
import { userKey } from '../table/keys.ts';
import type { User } from '../table/user.ts';
import { deliver } from './deliver.ts';
import { DeliveryScene } from './fixtures/delivery-scene.ts';
import { addAlert } from './fixtures/memory-delivery-store.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');

const FACTS = ['jobTitle', 'jobType', 'fullCompanyName', 'isRemote', 'locations'] as const;

const subscriber = (user: User, number: number): User => ({
  ...user,
  ...userKey(`p${number}`),
  sub: `p${number}`,
  freeAlertsEndedAt: null,
  activeSubscription: anActiveSubscription,
});

/** Matches a job in slices of about `limit` watchers, delivers its alerts, and returns the people who got one. */
async function peopleAlerted(job: Job, users: readonly User[], limit: number): Promise<string[]> {
  const ledger = memoryLedger();
  const people = users.map((user) => ({ user, since: 0 }));
  const deps = { index: memoryIndex(people, NOW), ledger };
  const queue: Slice[] = [FULL_RANGE];
  for (let slice = queue.shift(); slice !== undefined; slice = queue.shift()) {
    await fanOut(deps, job, slice, NOW, { limit });
    queue.push(...ledger.slices.values());
    ledger.slices.clear();
  }
  const scene = new DeliveryScene();
  scene.rows.jobs.set(job.jobID, job);
  for (const user of users) scene.rows.users.set(user.sub, user);
  for (const { pk, ...alert } of ledger.alerts.values()) {
    const sub = pk.slice('ALERT#'.length);
    addAlert(scene.rows, sub, { pk, ...alert });
    await deliver(scene.delivery, sub, job.jobID);
  }
  return scene.handedOver.map(({ user }) => user.sub).sort();
}

/** A job and what it was before one or more of its facts changed. */
const anyChangedJob: fc.Arbitrary<Job> = fc
  .tuple(anyJob(POSTED), anyJob(POSTED), fc.subarray([...FACTS], { minLength: 1 }))
  .map(([after, other, changed]) => {
    const before = Object.fromEntries(changed.map((fact) => [fact, other[fact]]));
    return { ...after, factsBefore: [{ ...MatchedFacts.parse(after), ...before }] };
  });

test('MATCH-05 a changed job alerts exactly those who match now and did not before, in slices of any size', async () => {
  const crowd = fc.array(anyPerson(SAVED), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(crowd, anyChangedJob, fc.integer({ min: 1, max: 40 }), async (people, job, limit) => {
      // given
      const users = people.map(subscriber);
      // when
      const alerted = await peopleAlerted(job, users, limit);
      // then
      const didMatch = (user: User) => job.factsBefore.some((facts) => jobMatches(user, facts, NOW));
      const expected = users
        .filter((user) => canBeAlerted(user, NOW) && jobMatches(user, job, NOW) && !didMatch(user))
        .map(({ sub }) => sub);
      expect(alerted).toEqual(expected.sort());
    }),
    { numRuns: 300 },
  );
});

test('MATCH-05 a popular job that gains a city is no news for people who watch another of its places', async () => {
  const austin = { city: 'Austin', state: 'TX', country: 'US' };
  const boston = { city: 'Boston', state: 'MA', country: 'US' };
  const job = aJob({ jobTitle: 'Backend Engineer', locations: [austin] });
  const users = Array.from({ length: 80 }, (_, n) => {
    const locations = n % 8 === 0 ? [austin, boston] : n % 8 === 1 ? [boston] : [austin];
    return subscriber(aUser({ positions: ['Backend Engineer'], locations }), n);
  });
  const changed = { ...job, locations: [austin, boston], factsBefore: [MatchedFacts.parse(job)] };
  const inBostonOnly = users.filter((_, n) => n % 8 === 1).map(({ sub }) => sub);
  expect(await peopleAlerted(changed, users, 20)).toEqual(inBostonOnly.sort());
});
