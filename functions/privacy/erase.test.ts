import { sampleOf } from '@daybreak/contract/fixtures/sampling.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dynamoDeliveryStore } from '../delivery/dynamo-delivery-store.ts';
import { waitUntil } from '../delivery/waiting.ts';
import { ledgerStore } from '../matching/fan-out-store.ts';
import { syncWatchers } from '../matching/sync-watchers.ts';
import { watcherStore } from '../matching/watcher-store.ts';
import { createUser } from '../members/create-user.ts';
import { deletionRequestStore, IN_FLIGHT_LIMIT_MS } from '../members/deletion-request-store.ts';
import { newAccountRows, SignUpAttributes } from '../members/sign-up.ts';
import { tombstoneStore } from '../members/tombstone-store.ts';
import { changeUser, readUser } from '../members/user-store.ts';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aUser } from '../table/fixtures/user.ts';
import { erase } from './erase.ts';
import {
  chargeMessage,
  crashAtCall,
  createMember,
  emailOf,
  eraseDepsAt,
  findRowsAbout,
  memoryUserPool,
  minutesAfter,
  NOON,
  salt,
} from './fixtures/erasure-scene.ts';

/** Minutes after the request at which the final pass is due, if the first one ran within 4 minutes. */
const FINAL_PASS = IN_FLIGHT_LIMIT_MS / 60_000 + 4;

let table: TestTable;
const userPool = memoryUserPool();
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `member-${count}-of-many`;
  await createMember(table, userPool, sub);
});

const requestDeletion = () => deletionRequestStore(table).begin(sub, NOON);
const eraseAt = (minutes: number, pool = userPool) =>
  erase(eraseDepsAt(table, pool, minutesAfter(minutes)), sub);

describe('a deleted account', () => {
  test('leaves no row about the person, and other people’s rows are unchanged', async () => {
    const other = 'somebody-who-stays';
    await createMember(table, userPool, other);
    const before = await findRowsAbout(table, other);
    const entities = new Set(
      (await findRowsAbout(table, sub)).map((row) => /"pk":"([A-Z]+)#/.exec(row)?.[1]),
    );
    const expected = [
      'ALERT',
      'ANALYSIS',
      'APPLICATION',
      'ASKED',
      'ATTENTION',
      'DEVICE',
      'DUE',
      'EMAIL',
      'FOLLOW',
      'FOLLOWED',
      'FOLLOWER',
      'LETTER',
      'METER',
      'PHONE',
      'QUOTA',
      'RESUME',
      'STALE',
      'USER',
      'WATCHER',
      'WATCHLIST',
    ];
    expect([...entities].sort()).toEqual(expected);
    await requestDeletion();
    await eraseAt(1);
    await eraseAt(FINAL_PASS);
    expect(await findRowsAbout(table, sub)).toEqual([]);
    expect(userPool.people.has(sub)).toBe(false);
    expect(await findRowsAbout(table, other)).toEqual(before);
    expect(userPool.people.get(other)).toBe('enabled');
  });

  test('has no alerts and accepts no changes once the request is stored', async () => {
    await requestDeletion();
    expect(await readUser(table, sub)).toBeUndefined();
    expect(await changeUser(table, sub, (user) => ({ ...user, firstName: 'Again' }))).toBeUndefined();
    await syncWatchers(watcherStore(table), sub, minutesAfter(5));
    expect((await findRowsAbout(table, sub)).filter((row) => row.includes('"WATCHER#'))).toEqual([]);
  });

  test('can be requested repeatedly, but not for an unknown person', async () => {
    expect(await requestDeletion()).toBe(true);
    const rows = await findRowsAbout(table, sub);
    expect(await requestDeletion()).toBe(true);
    expect(await findRowsAbout(table, sub)).toEqual(rows);
    expect(await deletionRequestStore(table).begin('nobody', NOON)).toBe(false);
  });

  test('is found by the sweep if its message was lost, and for the final pass', async () => {
    const due = async (minutes: number) =>
      (await deletionRequestStore(table).due(minutesAfter(minutes))).map(({ sk }) => sk).includes(sub);
    await requestDeletion();
    expect([await due(0), await due(2)]).toEqual([false, true]);
    await eraseAt(2);
    expect([await due(3), await due(FINAL_PASS - 5), await due(FINAL_PASS)]).toEqual([false, false, true]);
    await eraseAt(FINAL_PASS);
    expect(await due(2 * FINAL_PASS)).toBe(false);
  });

  test('is erased completely by the next run, wherever one has crashed', async () => {
    await requestDeletion();
    const counting = crashAtCall(table, Number.POSITIVE_INFINITY, 'after');
    const afterPool = new Set<number>();
    const remove = async (id: string) => {
      await userPool.remove(id);
      afterPool.add(counting.calls + 1);
    };
    const disable = async (id: string) => {
      await userPool.disable(id);
      afterPool.add(counting.calls + 1);
    };
    await erase(eraseDepsAt(counting, { ...userPool, remove, disable }, minutesAfter(1)), sub);
    expect(afterPool.size).toBe(2);
    expect(counting.calls).toBeGreaterThan(10);
    // A crash before a call equals one after the last call, unless the user pool has changed in between.
    const possible = Array.from({ length: counting.calls }, (_, call) => call + 1).flatMap((at) => [
      ...(afterPool.has(at) ? [{ at, when: 'before' as const }] : []),
      { at, when: 'after' as const },
    ]);
    const crashes = sampleOf(possible, 10);
    const results = await Promise.all(
      crashes.map(async ({ at, when }) => {
        const member = `member-${count}-crashing-${at}-${when}`;
        await createMember(table, userPool, member);
        await deletionRequestStore(table).begin(member, NOON);
        const run = erase(eraseDepsAt(crashAtCall(table, at, when), userPool, minutesAfter(1)), member);
        await expect(run).rejects.toThrow('The run has crashed.');
        for (const minutes of [4, FINAL_PASS])
          await erase(eraseDepsAt(table, userPool, minutesAfter(minutes)), member);
        const tombstone = await tombstoneStore(table, salt).find(emailOf(member));
        return {
          at,
          when,
          rows: await findRowsAbout(table, member),
          isInPool: userPool.people.has(member),
          tombstone,
        };
      }),
    );
    const tombstone = { spent: 1, emailState: null };
    expect(results).toEqual(crashes.map((crash) => ({ ...crash, rows: [], isInPool: false, tombstone })));
  });

  test('is erased completely after an outage of the user pool', async () => {
    await requestDeletion();
    const unavailable = { ...userPool, remove: () => Promise.reject(new Error('The pool is down.')) };
    await expect(eraseAt(1, unavailable)).rejects.toThrow('The pool is down.');
    expect(await deletionRequestStore(table).find(sub)).toMatchObject({ erasedAt: null });
    await eraseAt(4);
    expect(userPool.people.has(sub)).toBe(false);
  });

  test('does not come back through writes in flight', async () => {
    const watchers = watcherStore(table);
    const user = aUser({ sub, email: emailOf(sub) });
    await requestDeletion();
    await eraseAt(1);
    await ledgerStore(table, () => 10_000).open([anAlert(sub, 'four')]);
    await chargeMessage(table, sub, 'late');
    await waitUntil({ store: dynamoDeliveryStore(table), now: () => NOON }, sub, 'four', NOON.getTime());
    await syncWatchers({ ...watchers, user: async () => user }, sub, minutesAfter(1));
    expect(await findRowsAbout(table, sub)).not.toEqual([]);
    await eraseAt(FINAL_PASS);
    expect(await findRowsAbout(table, sub)).toEqual([]);
  });

  test('does not come back through a trigger or a reader that creates the record', async () => {
    const attributes = SignUpAttributes.parse({ sub, email: emailOf(sub) });
    await requestDeletion();
    await createUser(table, attributes, minutesAfter(1));
    await eraseAt(1);
    await createUser(table, attributes, minutesAfter(2));
    expect(await readUser(table, sub)).toBeUndefined();
    await eraseAt(FINAL_PASS);
    expect(await findRowsAbout(table, sub)).toEqual([]);
  });

  test('keeps the e-mail row of the next account', async () => {
    await requestDeletion();
    const next = SignUpAttributes.parse({ sub: `next-after-${count}`, email: emailOf(sub) });
    await createUser(table, next, NOON);
    await eraseAt(1);
    await eraseAt(FINAL_PASS);
    const about = await findRowsAbout(table, next.sub);
    expect(about.filter((row) => row.includes('"EMAIL#'))).toHaveLength(1);
  });
});

describe('a tombstone', () => {
  test('has the spent free alerts, under a hash that requires the salt', async () => {
    await requestDeletion();
    await eraseAt(1);
    const tombstone = await tombstoneStore(table, salt).find(emailOf(sub).toUpperCase());
    expect(tombstone).toEqual({ spent: 1, emailState: null });
    const otherSalt = async () => 'pepper';
    expect(await tombstoneStore(table, otherSalt).find(emailOf(sub))).toBeUndefined();
  });

  test('REG-05 carries over to a new account with the same e-mail: spent alerts and a suppressed address', async () => {
    const register = async (sub: string) => {
      const attributes = SignUpAttributes.parse({ sub, email: 'again@example.com' });
      const tombstone = await tombstoneStore(table, salt).find('again@example.com');
      await createUser(table, attributes, NOON, tombstone);
      return readUser(table, sub);
    };
    const first = await register('first');
    expect([first?.meter.charged.size, first?.user.userPrefs.emailState]).toEqual([0, 'active']);
    const tombstones = tombstoneStore(table, salt);
    await tombstones.save('again@example.com', { spent: 3, emailState: 'bounced' });
    await tombstones.save('again@example.com', { spent: 2, emailState: null });
    const second = await register('second');
    expect([second?.meter.charged.size, second?.user.userPrefs.emailState]).toEqual([3, 'bounced']);
  });

  test('without free alerts leaves none to the new account', () => {
    const attributes = SignUpAttributes.parse({ sub: 'x', email: 'x@example.com' });
    const { user } = newAccountRows(attributes, NOON, { spent: 10, emailState: null });
    expect(user.freeAlertsEndedAt).toBe(NOON.toISOString());
  });

  test('is not saved if nothing was spent', async () => {
    const tombstones = tombstoneStore(table, salt);
    await tombstones.save('unspent@example.com', { spent: 0, emailState: null });
    expect(await tombstones.find('unspent@example.com')).toBeUndefined();
  });
});
