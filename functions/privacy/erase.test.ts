import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { dynamoDeliveryStore } from '../delivery/dynamo-delivery-store.ts';
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
  dying,
  emailOf,
  eraserAt,
  memoryIdentity,
  minutesAfter,
  NOON,
  rowsAbout,
  salt,
  settle,
} from './fixtures/rights-scene.ts';

/** Minutes after the wish at which nothing is in flight, of an account first erased at most four minutes after it. */
const LAST = IN_FLIGHT_LIMIT_MS / 60_000 + 4;

let table: TestTable;
const identity = memoryIdentity();
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `leaver-${count}-of-many`;
  await settle(table, identity, sub);
});

const leave = () => deletionRequestStore(table).begin(sub, NOON);
const eraseAt = (minutes: number, world = identity) =>
  erase(eraserAt(table, world, minutesAfter(minutes)), sub);

describe('an account that is deleted', () => {
  test('leaves no row that tells of the person, and nobody else’s is touched', async () => {
    const other = 'somebody-who-stays';
    await settle(table, identity, other);
    const before = await rowsAbout(table, other);
    const entities = new Set((await rowsAbout(table, sub)).map((row) => /"pk":"([A-Z]+)#/.exec(row)?.[1]));
    const held = [
      'ALERT',
      'ANALYSIS',
      'APPLICATION',
      'ATTENTION',
      'DUE',
      'EMAIL',
      'LETTER',
      'METER',
      'QUOTA',
      'RESUME',
      'STALE',
      'USER',
      'WATCHER',
      'WATCHLIST',
    ];
    expect([...entities].sort()).toEqual(held);
    await leave();
    await eraseAt(1);
    await eraseAt(LAST);
    expect(await rowsAbout(table, sub)).toEqual([]);
    expect(identity.people.has(sub)).toBe(false);
    expect(await rowsAbout(table, other)).toEqual(before);
    expect(identity.people.get(other)).toBe('open');
  });

  test('ends its alerts and takes no change from the moment the wish is kept', async () => {
    await leave();
    expect(await readUser(table, sub)).toBeUndefined();
    expect(await changeUser(table, sub, (user) => ({ ...user, firstName: 'Again' }))).toBeUndefined();
    await syncWatchers(watcherStore(table), sub, minutesAfter(5));
    expect((await rowsAbout(table, sub)).filter((row) => row.includes('"WATCHER#'))).toEqual([]);
  });

  test('may be asked for again, and whoever has none cannot leave', async () => {
    expect(await leave()).toBe(true);
    const rows = await rowsAbout(table, sub);
    expect(await leave()).toBe(true);
    expect(await rowsAbout(table, sub)).toEqual(rows);
    expect(await deletionRequestStore(table).begin('nobody', NOON)).toBe(false);
  });

  test('is found by the sweep where its message was lost, and when it is due for the last time', async () => {
    const due = async (minutes: number) =>
      (await deletionRequestStore(table).due(minutesAfter(minutes))).map(({ sk }) => sk).includes(sub);
    await leave();
    expect([await due(0), await due(2)]).toEqual([false, true]);
    await eraseAt(2);
    expect([await due(3), await due(LAST - 5), await due(LAST)]).toEqual([false, false, true]);
    await eraseAt(LAST);
    expect(await due(2 * LAST)).toBe(false);
  });

  test('is erased to the end by the next run, wherever one has died', async () => {
    await leave();
    const whole = dying(table, Number.POSITIVE_INFINITY, 'after');
    const afterPool = new Set<number>();
    const remove = async (one: string) => {
      await identity.remove(one);
      afterPool.add(whole.calls + 1);
    };
    const close = async (one: string) => {
      await identity.close(one);
      afterPool.add(whole.calls + 1);
    };
    await erase(eraserAt(whole, { ...identity, remove, close }, minutesAfter(1)), sub);
    expect(afterPool.size).toBe(2);
    expect(whole.calls).toBeGreaterThan(10);
    // To die before a call is to die after the last one, unless the user pool has changed between them.
    const deaths = Array.from({ length: whole.calls }, (_, call) => call + 1).flatMap((at) => [
      ...(afterPool.has(at) ? [{ at, when: 'before' as const }] : []),
      { at, when: 'after' as const },
    ]);
    const left = await Promise.all(
      deaths.map(async ({ at, when }) => {
        const own = `leaver-${count}-dying-${at}-${when}`;
        await settle(table, identity, own);
        await deletionRequestStore(table).begin(own, NOON);
        const run = erase(eraserAt(dying(table, at, when), identity, minutesAfter(1)), own);
        await expect(run).rejects.toThrow('The run has died.');
        for (const minutes of [4, LAST]) await erase(eraserAt(table, identity, minutesAfter(minutes)), own);
        const former = await tombstoneStore(table, salt).find(emailOf(own));
        return { at, when, rows: await rowsAbout(table, own), isInPool: identity.people.has(own), former };
      }),
    );
    const former = { spent: 1, emailState: null };
    expect(left).toEqual(deaths.map((death) => ({ ...death, rows: [], isInPool: false, former })));
  });

  test('is erased to the end where the user pool was away', async () => {
    await leave();
    const away = { ...identity, remove: () => Promise.reject(new Error('The pool is away.')) };
    await expect(eraseAt(1, away)).rejects.toThrow('The pool is away.');
    expect(await deletionRequestStore(table).find(sub)).toMatchObject({ erasedAt: null });
    await eraseAt(4);
    expect(identity.people.has(sub)).toBe(false);
  });

  test('does not come back by what was in flight', async () => {
    const watchers = watcherStore(table);
    const user = aUser({ sub, email: emailOf(sub) });
    const delivery = dynamoDeliveryStore(table);
    await leave();
    await eraseAt(1);
    await ledgerStore(table, () => 10_000).open([anAlert(sub, 'four')]);
    await chargeMessage(table, sub, 'late');
    await delivery.defer(sub, ['four'], NOON.getTime());
    await syncWatchers({ ...watchers, user: async () => user }, sub, minutesAfter(1));
    expect(await rowsAbout(table, sub)).not.toEqual([]);
    await eraseAt(LAST);
    expect(await rowsAbout(table, sub)).toEqual([]);
  });

  test('does not come back by a trigger or a reader that wants the record made', async () => {
    const attributes = SignUpAttributes.parse({ sub, email: emailOf(sub) });
    await leave();
    await createUser(table, attributes, minutesAfter(1));
    await eraseAt(1);
    await createUser(table, attributes, minutesAfter(2));
    expect(await readUser(table, sub)).toBeUndefined();
    await eraseAt(LAST);
    expect(await rowsAbout(table, sub)).toEqual([]);
  });

  test('gives the e-mail to the next account, and keeps its hands off it', async () => {
    await leave();
    const next = SignUpAttributes.parse({ sub: `next-after-${count}`, email: emailOf(sub) });
    await createUser(table, next, NOON);
    await eraseAt(1);
    await eraseAt(LAST);
    const about = await rowsAbout(table, next.sub);
    expect(about.filter((row) => row.includes('"EMAIL#'))).toHaveLength(1);
  });
});

describe('what stays of a deleted account', () => {
  test('are the free alerts that were spent, under a hash that cannot be told without the salt', async () => {
    await leave();
    await eraseAt(1);
    const former = await tombstoneStore(table, salt).find(emailOf(sub).toUpperCase());
    expect(former).toEqual({ spent: 1, emailState: null });
    const otherSalt = async () => 'pepper';
    expect(await tombstoneStore(table, otherSalt).find(emailOf(sub))).toBeUndefined();
  });

  test('REG-05 is what a new account of the e-mail begins with: what was left, and nothing sent where mail bounced', async () => {
    const anew = async (sub: string) => {
      const attributes = SignUpAttributes.parse({ sub, email: 'again@example.com' });
      const former = await tombstoneStore(table, salt).find('again@example.com');
      await createUser(table, attributes, NOON, former);
      return readUser(table, sub);
    };
    const first = await anew('first');
    expect([first?.meter.charged.size, first?.user.userPrefs.emailState]).toEqual([0, 'on']);
    const { save: remember } = tombstoneStore(table, salt);
    await remember('again@example.com', { spent: 3, emailState: 'bounced' });
    await remember('again@example.com', { spent: 2, emailState: null });
    const second = await anew('second');
    expect([second?.meter.charged.size, second?.user.userPrefs.emailState]).toEqual([3, 'bounced']);
  });

  test('that has spent them all begins at none, and is not watching', () => {
    const attributes = SignUpAttributes.parse({ sub: 'x', email: 'x@example.com' });
    const { user } = newAccountRows(attributes, NOON, { spent: 10, emailState: null });
    expect(user.freeAlertsEndedAt).toBe(NOON.toISOString());
  });

  test('is nothing where nothing was spent', async () => {
    const { save: remember, find: recall } = tombstoneStore(table, salt);
    await remember('unspent@example.com', { spent: 0, emailState: null });
    expect(await recall('unspent@example.com')).toBeUndefined();
  });
});
