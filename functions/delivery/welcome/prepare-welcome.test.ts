import { beforeEach, describe, expect, test } from '@jest/globals';
import { memoryWatcherStore, noWatchers, type WatcherRows } from '../../matching/fixtures/memory-watchers.ts';
import { syncWatchers } from '../../matching/sync-watchers.ts';
import { aJob } from '../../table/fixtures/job.ts';
import { anActiveSubscription, aUser } from '../../table/fixtures/user.ts';
import type { Job } from '../../table/job.ts';
import type { User } from '../../table/user.ts';
import { prepareWelcome } from './prepare-welcome.ts';

const NOW = new Date('2026-06-02T14:00:00.000Z');

let jobs: Job[];
let prepared: { jobIds: string[]; matching: number }[];
let since: number;

const prepare = (user: User) =>
  prepareWelcome(
    {
      findJobs: async (_, after) => {
        since = after;
        return jobs.map(({ jobID }) => jobID);
      },
      readJobs: async (jobIds) => jobs.filter(({ jobID }) => jobIds.includes(jobID)).reverse(),
      putWelcome: async (_, { alerts, matching }) =>
        void prepared.push({ jobIds: alerts.map(({ sk }) => sk), matching }),
      now: () => NOW,
    },
    user,
  );

beforeEach(() => {
  prepared = [];
  jobs = Array.from({ length: 12 }, (_, n) => aJob({ jobID: `job-${n}`, fullCompanyName: `Company ${n}` }));
});

describe('preparing a welcome mail', () => {
  test('MATCH-02 picks the best ten, newest first, of the person’s today and yesterday', async () => {
    expect(await prepare(aUser({ userPrefs: { timeZone: 'America/New_York' } }))).toBe(10);
    const newest = Array.from({ length: 10 }, (_, n) => `job-${n}`);
    expect(prepared).toEqual([{ jobIds: newest, matching: 12 }]);
    expect(new Date(since + 1).toISOString()).toBe('2026-06-01T04:00:00.000Z');
  });

  test('MATCH-02 leaves out jobs that have closed', async () => {
    jobs = [aJob({ jobID: 'open' }), aJob({ jobID: 'closed', closedAt: NOW.toISOString() })];
    await prepare(aUser());
    expect(prepared[0]?.jobIds).toEqual(['open']);
  });

  test('MATCH-02 prepares one without jobs if none matches', async () => {
    jobs = [];
    expect(await prepare(aUser())).toBe(0);
    expect(prepared).toEqual([{ jobIds: [], matching: 0 }]);
  });

  test.each([
    [
      'turned mail off',
      aUser({
        userPrefs: { notifyEmail: false, notifyText: true, textState: 'active' },
        phone: '+12125550123',
        phoneVerified: true,
      }),
    ],
    ['has an address that bounced in an earlier account', aUser({ userPrefs: { emailState: 'bounced' } })],
    ['has no free alert left', aUser({ freeAlertsEndedAt: NOW.toISOString() })],
  ])('MATCH-05 prepares none for a person who %s', async (_, user) => {
    expect(await prepare(user)).toBe(0);
    expect(prepared).toEqual([]);
  });
});

describe('syncing the watchers of a new account', () => {
  let rows: WatcherRows;
  let welcomed: number;
  const welcome = async () => {
    welcomed += 1;
    expect(rows.watchers.size).toBeGreaterThan(0);
  };
  const sync = (user: User, welcomes = welcome) => {
    rows.user = { ...user, version: (rows.user?.version ?? 0) + 1, changedAt: NOW.toISOString() };
    return syncWatchers(memoryWatcherStore(rows), 'ada', NOW, { welcome: welcomes });
  };
  beforeEach(() => {
    rows = noWatchers(undefined);
    welcomed = 0;
  });

  test('MATCH-02 welcomes it once, when it has its first watchers', async () => {
    await sync(aUser({ positions: [] }));
    expect(welcomed).toBe(0);
    await sync(aUser());
    await sync(aUser());
    await sync(aUser({ positions: [] }));
    await sync(aUser({ positions: ['Florist'] }));
    expect(welcomed).toBe(1);
  });

  test('MATCH-02 welcomes it in a later run if the first one dies', async () => {
    await expect(sync(aUser(), () => Promise.reject(new Error('died')))).rejects.toThrow('died');
    await sync(aUser());
    await sync(aUser());
    expect(welcomed).toBe(1);
  });

  test('MATCH-03 doesn’t welcome it if it begins with a subscription, whose catch-up says more', async () => {
    await sync(aUser({ activeSubscription: anActiveSubscription, subscribedAt: NOW.toISOString() }));
    await sync(aUser());
    expect(welcomed).toBe(0);
  });

  test('MATCH-02 doesn’t welcome an account that had watchers before there were welcome mails', async () => {
    rows.list = { ...rows.list, revision: 4 };
    await sync(aUser());
    expect(welcomed).toBe(0);
  });
});
