import { beforeEach, describe, expect, test } from '@jest/globals';
import { applyPaymentChange } from '../../billing/apply-payment-change.ts';
import { memoryIndex } from '../../matching/fixtures/memory-index.ts';
import { findMatches } from '../../matching/match.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import { type Job, MatchedFacts } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { catchUp, MAX_MISSED } from './catch-up.ts';
import { CatchUpWorld } from './fixtures/catch-up-world.ts';

const HOUR = 3_600;

/** Ada, who has used up her free alerts and has a dream company. */
const usedUp = (facts: Parameters<typeof aUser>[0] = {}): User =>
  aUser({ freeAlertsEndedAt: '2026-05-20T12:00:00.000Z', dreamCompanies: ['Tidewater'], ...facts });

let world: CatchUpWorld;
beforeEach(() => {
  world = new CatchUpWorld(usedUp(), 10);
});

const written = (jobID: string, hoursAgo: number, facts: Partial<Job> = {}) =>
  world.write(aJob({ jobID, ...facts }), hoursAgo * HOUR);
const subscribe = async () => {
  world.pay(true);
  await world.follows();
};
const mails = () => world.delivery.accepted.map(({ jobIds }) => jobIds);
const stateOf = (jobId: string) => world.delivery.rows.alerts.get(`ada ${jobId}`)?.state;

/** Ids of newer jobs sort after those of older ones. */
const jobOfAge = (age: number) => `job-${500 - age}`;

describe('a new subscriber', () => {
  test('MATCH-03 MATCH-04 gets what was missed in two days at once, in one uncharged message', async () => {
    // given jobs of the last days, some of which don't match
    written('job-3', 0);
    written('job-2', 24);
    written('job-1', 30, { jobTitle: 'Florist', fullCompanyName: 'Tidewater, Inc.' });
    written('old', 49);
    written('other', 1, { jobTitle: 'Florist' });
    written('abroad', 1, { locations: [{ city: 'Paris', state: '', country: 'FR' }] });
    // when
    await subscribe();
    await world.delivers();
    // then
    expect(mails()).toEqual([['job-3', 'job-2', 'job-1']]);
    expect(world.delivery.accepted[0]?.charged).toBe(false);
    expect(world.watched.stale).toBeUndefined();
  });

  test('MATCH-01 gets matching’s reason for each job, marked with the subscription', async () => {
    const dream = { jobTitle: 'Florist', fullCompanyName: 'Tidewater', isRemote: true };
    written('titled', 1);
    written('dream', 2, dream);
    await subscribe();
    const index = memoryIndex([{ user: world.ada, since: 0 }], new Date(world.delivery.now));
    for (const [jobId, alert] of [...world.delivery.rows.alerts].map(
      ([key, row]) => [key.slice(4), row] as const,
    )) {
      const { matches } = await findMatches(index, world.delivery.rows.jobs.get(jobId) ?? aJob());
      expect(alert.reason).toEqual(matches[0]?.reason);
      expect(alert.catchUp).toBe(world.ada.subscribedAt);
    }
    expect(world.delivery.rows.alerts.size).toBe(2);
  });

  test('MATCH-02 gets what was withheld or dropped, but nothing that was sent, has failed or is not relevant', async () => {
    const states = ['withheld', 'dropped', 'pending', 'sent', 'failed'] as const;
    const why = 'No free alerts left.';
    for (const [hour, state] of states.entries()) {
      written(state, hour + 1);
      world.delivery.rows.alerts.set(`ada ${state}`, anAlert('ada', state, { state, why }));
    }
    written('not relevant', 9);
    const notRelevantAt = '2026-06-01T11:00:00.000Z';
    const judged = anAlert('ada', 'not relevant', { state: 'withheld', why, notRelevantAt });
    world.delivery.rows.alerts.set('ada not relevant', judged);
    await subscribe();
    await world.delivers();
    expect(mails().map((jobIds) => jobIds.sort())).toEqual([['dropped', 'pending', 'withheld']]);
    expect(['failed', 'not relevant'].map(stateOf)).toEqual(['failed', 'withheld']);
  });

  test('MATCH-05 gets jobs that have changed since they were posted, as new ones', async () => {
    written('changed', 2, { factsBefore: [MatchedFacts.parse(aJob())] });
    await subscribe();
    await world.delivers();
    expect(mails()).toEqual([['changed']]);
    expect(world.delivery.rows.alerts.get('ada changed')?.reason.change).toBe('');
  });

  test('gets nothing that is excluded or has closed', async () => {
    world = new CatchUpWorld(usedUp({ excludedCompanies: ['Larkspur'] }), 10);
    written('excluded', 1, { fullCompanyName: 'Larkspur' });
    written('closed', 1, { closedAt: '2026-06-01T11:59:00.000Z' });
    await subscribe();
    expect(world.delivery.rows.alerts.size).toBe(0);
    expect(world.delivery.rows.due.size).toBe(0);
  });

  test('MATCH-03 gets the ten newest of a hundred jobs at once, and the others in the digest', async () => {
    for (let age = 0; age < MAX_MISSED + 20; age += 1)
      written(jobOfAge(age), 1 + age / 100, { fullCompanyName: `Acme ${age}` });
    await subscribe();
    await world.delivers();
    const newest = Array.from({ length: MAX_MISSED }, (_, age) => jobOfAge(age));
    expect(mails()).toEqual([newest.slice(0, 10)]);
    for (let hour = 0; hour < 24; hour += 1) {
      await world.pass(3_600_000);
      world.delivery.drain();
      await world.delivers();
    }
    expect(mails()).toEqual([newest.slice(0, 10), newest.slice(10)]);
  });

  test('gets nothing twice, and nothing in quiet hours', async () => {
    world = new CatchUpWorld(
      usedUp({
        alertSettings: { quietFrom: '00:00', quietTo: '09:00' },
        userPrefs: { timeZone: 'America/New_York' },
      }),
      10,
    );
    // given that it is 8 AM in New York
    written('one', 1);
    await subscribe();
    await world.delivers();
    expect(mails()).toEqual([]);
    await world.pass(HOUR * 1_000 + 1_000);
    world.delivery.drain();
    await world.delivers();
    expect(mails()).toEqual([['one']]);
    // when the subscription ends and begins again
    world.pay(false);
    await world.follows();
    await subscribe();
    await world.delivers();
    world.delivery.drain();
    await world.delivers();
    expect(mails()).toEqual([['one']]);
  });

  test('gets nothing without an open channel', async () => {
    world = new CatchUpWorld(usedUp({ userPrefs: { notifyEmail: false } }), 10);
    written('one', 1);
    await subscribe();
    expect(world.delivery.rows.alerts.size).toBe(0);
    expect(world.watched.list.caughtUp).toBe(world.ada.subscribedAt);
  });
});

describe('the end of a subscription', () => {
  test('MATCH-03 restores the remaining free alerts, and removes the watchers of dream companies', async () => {
    // given Ada with three free alerts charged and one job alerted by subscription
    world = new CatchUpWorld(aUser({ dreamCompanies: ['Tidewater'] }), 3);
    written('one', 1);
    await subscribe();
    await world.delivers();
    const dreams = () => [...world.watched.watchers.keys()].filter((name) => name.startsWith('WATCHER#@'));
    expect(dreams()).not.toEqual([]);
    // when
    world.pay(false);
    await world.follows();
    written('two', 0);
    for (const job of world.delivery.rows.jobs.values()) await world.match(job);
    await world.pass(601_000);
    world.delivery.drain();
    await world.delivers();
    // then
    expect(dreams()).toEqual([]);
    expect(world.delivery.accepted.map(({ jobIds, charged }) => [jobIds, charged])).toEqual([
      [['one'], false],
      [['two'], true],
    ]);
    expect(world.delivery.rows.meters.get('ada')?.charged.size).toBe(4);
  });

  test('MATCH-03 leaves a person without free alerts without watchers until the next subscription', async () => {
    await subscribe();
    expect(world.watched.watchers.size).toBeGreaterThan(0);
    world.pay(false);
    await world.follows();
    expect(world.watched.watchers.size).toBe(0);
    written('missed', 0);
    await subscribe();
    await world.delivers();
    expect(mails()).toEqual([['missed']]);
  });
});

test('a subscription that lapsed before its watchers were written causes no catch-up', async () => {
  written('one', 1);
  const begun = applyPaymentChange(
    world.ada,
    { activeSubscription: anActiveSubscription },
    new Date(world.delivery.now),
  );
  world.delivery.change('ada', () => ({ ...begun, activeSubscription: null }));
  world.follow();
  await world.follows();
  expect(world.watched.stale).toBeUndefined();
  expect(world.delivery.rows.alerts.size).toBe(0);
});

test('a person without matching jobs gets nothing', async () => {
  const fail = () => Promise.reject(new Error('Nothing should be written.'));
  const deps = {
    openAlert: fail,
    waitUntil: fail,
    deliverNow: fail,
    findJobs: async () => [],
    readJobs: async () => [],
  };
  expect(
    await catchUp(
      { ...deps, now: () => new Date('2026-06-02T12:00:00.000Z') },
      aUser(),
      '2026-06-01T12:00:00.000Z',
    ),
  ).toBe(0);
});
