import { beforeEach, describe, expect, test } from '@jest/globals';
import { applyPaymentChange } from '../../billing/apply-payment-change.ts';
import { memoryIndex } from '../../matching/fixtures/memory-index.ts';
import { findMatches } from '../../matching/match.ts';
import { anAlert } from '../../table/fixtures/alert.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { catchUp, MOST_MISSED } from './catch-up.ts';
import { CatchUpWorld } from './fixtures/catch-up-world.ts';

const HOUR = 3_600;

/** Ada, who has spent her free alerts and dreams of a company. */
const spent = (facts: Parameters<typeof aUser>[0] = {}): User =>
  aUser({ freeAlertsEndedAt: '2026-05-20T12:00:00.000Z', dreamCompanies: ['Tidewater'], ...facts });

let world: CatchUpWorld;
beforeEach(() => {
  world = new CatchUpWorld(spent(), 10);
});

const written = (jobID: string, hoursAgo: number, facts: Partial<Job> = {}) =>
  world.write(aJob({ jobID, ...facts }), hoursAgo * HOUR);
const subscribe = async () => {
  world.pay(true);
  await world.follows();
};
const mails = () => world.delivery.taken.map(({ jobIds }) => jobIds);
const stateOf = (jobId: string) => world.delivery.rows.alerts.get(`ada ${jobId}`)?.state;

describe('who subscribes', () => {
  test('MATCH-03 MATCH-04 is told at once, in one message that is not charged, what was missed in two days', async () => {
    // given jobs of the last days, some of them nothing for Ada
    written('now', 0);
    written('yesterday', 24);
    written('dream', 30, { jobTitle: 'Florist', fullCompanyName: 'Tidewater, Inc.' });
    written('old', 49);
    written('other', 1, { jobTitle: 'Florist' });
    written('abroad', 1, { locations: [{ city: 'Paris', state: '', country: 'FR' }] });
    // when
    await subscribe();
    await world.delivers();
    // then
    expect(mails()).toEqual([['now', 'yesterday', 'dream']]);
    expect(world.delivery.taken[0]?.charged).toBe(false);
    expect(world.watched.stale).toBeUndefined();
  });

  test('MATCH-01 is told of each job why, as matching says it, and with which subscription', async () => {
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

  test('MATCH-02 gets what was held back or dropped, and nothing that was sent, has failed or is not relevant', async () => {
    const states = ['held', 'dropped', 'pending', 'sent', 'failed'] as const;
    const why = 'No free alert left.';
    for (const [hour, state] of states.entries()) {
      written(state, hour + 1);
      world.delivery.rows.alerts.set(`ada ${state}`, anAlert('ada', state, { state, why }));
    }
    written('not relevant', 9);
    const notRelevantAt = '2026-06-01T11:00:00.000Z';
    const judged = anAlert('ada', 'not relevant', { state: 'held', why, notRelevantAt });
    world.delivery.rows.alerts.set('ada not relevant', judged);
    await subscribe();
    await world.delivers();
    expect(mails()).toEqual([['held', 'dropped', 'pending']]);
    expect(['failed', 'not relevant'].map(stateOf)).toEqual(['failed', 'held']);
  });

  test('is told nothing that the person excludes, or that has closed meanwhile', async () => {
    world = new CatchUpWorld(spent({ excludedCompanies: ['Larkspur'] }), 10);
    written('excluded', 1, { fullCompanyName: 'Larkspur' });
    written('closed', 1, { closedAt: '2026-06-01T11:59:00.000Z' });
    await subscribe();
    expect(world.delivery.rows.alerts.size).toBe(0);
    expect(world.delivery.rows.due.size).toBe(0);
  });

  test('MATCH-03 is told of the hundred newest, ten a message, and each of them once', async () => {
    for (let number = 0; number < MOST_MISSED + 20; number += 1) written(`job-${number}`, 1 + number / 100);
    await subscribe();
    await world.delivers();
    expect(mails()).toEqual([Array.from({ length: 10 }, (_, number) => `job-${number}`)]);
    for (let window = 0; window < 10; window += 1) {
      await world.pass(601_000);
      world.delivery.drain();
      await world.delivers();
    }
    expect(mails()).toHaveLength(10);
    expect(new Set(mails().flat()).size).toBe(MOST_MISSED);
  });

  test('is told nothing a second time, and nothing in the quiet hours before they end', async () => {
    world = new CatchUpWorld(
      spent({
        alertSettings: { quietFrom: '00:00', quietTo: '09:00' },
        userPrefs: { timeZone: 'America/New_York' },
      }),
      10,
    );
    // given that it is eight in the morning in New York
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

  test('without an open channel is told nothing', async () => {
    world = new CatchUpWorld(spent({ userPrefs: { notifyEmail: false } }), 10);
    written('one', 1);
    await subscribe();
    expect(world.delivery.rows.alerts.size).toBe(0);
    expect(world.watched.list.caughtUp).toBe(world.ada.subscribedAt);
  });
});

describe('the end of a subscription', () => {
  test('MATCH-03 gives back what was left of the free alerts, and no watcher of a dream company stays', async () => {
    // given Ada with three free alerts charged, who is told of two jobs by subscription
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
    await world.delivers();
    // then
    expect(dreams()).toEqual([]);
    expect(world.delivery.taken.map(({ jobIds, charged }) => [jobIds, charged])).toEqual([
      [['one'], false],
      [['two'], true],
    ]);
    expect(world.delivery.rows.meters.get('ada')?.charged.size).toBe(4);
  });

  test('MATCH-03 leaves who had none left without a watcher, until the next one begins', async () => {
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

test('a subscription that has lapsed before its watchers stood is no reason to tell anything', async () => {
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

test('whom nothing suits is told nothing', async () => {
  const nothing = () => Promise.reject(new Error('Nothing is to be written.'));
  const desk = {
    open: nothing,
    defer: nothing,
    deferToNow: nothing,
    fitting: async () => [],
    jobs: async () => [],
  };
  expect(
    await catchUp(
      { ...desk, now: () => new Date('2026-06-02T12:00:00.000Z') },
      aUser(),
      '2026-06-01T12:00:00.000Z',
    ),
  ).toBe(0);
});
