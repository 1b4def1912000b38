import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import { dueKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import type { Claim, DeliveryStore } from './delivery-store.ts';
import { dueMinute } from './dynamo-delivery-store.ts';
import { type DeliveryBench, inMemory, onDynamoDb } from './fixtures/delivery-bench.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const WINDOW = 600_000;
let people = 0;

describe.each([
  ['over DynamoDB', () => onDynamoDb(table)],
  ['in memory, as the model of delivery uses it', inMemory],
])('the store of delivery %s', (_, bench) => {
  let store: DeliveryStore;
  let add: DeliveryBench['add'];
  let sub: string;
  beforeEach(async () => {
    ({ store, add } = bench());
    people += 1;
    sub = `person-${people}`;
    await add({ user: aUser({ sub }) });
  });

  const earlier = { localDay: '2026-06-01', begun: 2, at: NOON - WINDOW };
  const messages = { localDay: '2026-06-01', begun: 3, at: NOON };
  const claimOf = (messageId: string, facts: Partial<Claim> = {}): Claim => ({
    lease: { messageId, jobIds: ['one', 'two'], at: NOON, attempt: messageId, before: earlier },
    messages,
    nextAt: NOON + WINDOW,
    charge: true,
    now: NOON,
    after: null,
    ...facts,
  });

  test('MATCH-03 a claim charges one message and gives the meter after it', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    expect(meter).toEqual({
      charged: new Set(['first']),
      nextAt: NOON + WINDOW,
      lease: { messageId: 'first', jobIds: ['one', 'two'], at: NOON, attempt: 'first', before: earlier },
      messages,
      texts: null,
    });
    expect(await store.meter(sub)).toEqual(meter);
  });

  test('a claim of a subscriber charges nothing', async () => {
    const meter = await store.claim(sub, claimOf('first', { charge: false }));
    expect(meter?.charged).toEqual(new Set());
    expect(meter?.lease?.messageId).toBe('first');
  });

  test('a claim that is repeated because its answer was lost is still a claim', async () => {
    await store.claim(sub, claimOf('first'));
    const again = await store.claim(sub, claimOf('first'));
    expect(again?.charged).toEqual(new Set(['first']));
  });

  test('no claim succeeds while the window of the last message is open', async () => {
    await store.claim(sub, claimOf('first'));
    const early = claimOf('second', { after: 'first', now: NOON + WINDOW - 1 });
    expect(await store.claim(sub, early)).toBeUndefined();
    expect(await store.claim(sub, { ...early, now: NOON + WINDOW })).toBeDefined();
  });

  test('no claim succeeds over a message that it has not seen settled', async () => {
    await store.claim(sub, claimOf('first'));
    const late = { now: NOON + WINDOW };
    expect(await store.claim(sub, claimOf('second', { ...late, after: null }))).toBeUndefined();
    expect(await store.claim(sub, claimOf('second', { ...late, after: 'other' }))).toBeUndefined();
    expect(await store.claim(sub, claimOf('second', { ...late, after: 'first' }))).toBeDefined();
  });

  test('MATCH-03 thirty messages at once get exactly ten free alerts', async () => {
    // given an account that has claimed nothing and no window that holds anybody back
    const attempts = Array.from({ length: 30 }, (__, number) =>
      claimOf(`m${number}`, {
        nextAt: 0,
        lease: { messageId: `m${number}`, jobIds: [], at: 0, attempt: '', before: null },
      }),
    );
    const tryUntilSettled = async (claim: Claim): Promise<boolean> => {
      for (;;) {
        const before = await store.meter(sub);
        if (await store.claim(sub, { ...claim, after: before.lease?.messageId ?? null })) return true;
        if ((await store.meter(sub)).charged.size >= 10) return false;
      }
    };
    // when
    const won = await Promise.all(attempts.map(tryUntilSettled));
    // then
    expect(won.filter(Boolean)).toHaveLength(10);
    expect((await store.meter(sub)).charged.size).toBe(10);
    const more = await store.claim(sub, claimOf('eleventh', { charge: false, nextAt: 0, after: null }));
    expect(more).toBeUndefined();
  });

  test('MATCH-02 of thirty claims at one moment exactly one succeeds', async () => {
    const claims = Array.from({ length: 30 }, (__, number) => store.claim(sub, claimOf(`m${number}`)));
    const won = (await Promise.all(claims)).filter((meter) => meter !== undefined);
    expect(won).toHaveLength(1);
    expect((await store.meter(sub)).charged.size).toBe(1);
  });

  test('a claim that is taken back leaves no charge, no lease and no window, and the day’s messages as they were', async () => {
    await store.claim(sub, claimOf('first'));
    await store.release(sub, 'first', NOON + 5);
    expect(await store.meter(sub)).toEqual({
      charged: new Set(),
      nextAt: NOON + 5,
      lease: null,
      messages: earlier,
      texts: null,
    });
    expect(await store.claim(sub, claimOf('second', { now: NOON + 5 }))).toBeDefined();
  });

  test('a claim is not taken back once another message is the last', async () => {
    await store.claim(sub, claimOf('first'));
    await store.claim(sub, claimOf('second', { after: 'first', now: NOON + WINDOW }));
    await store.release(sub, 'first', NOON + WINDOW);
    expect((await store.meter(sub)).charged).toEqual(new Set(['first', 'second']));
  });

  test('MATCH-02 of many further attempts at a message, even in one millisecond, exactly one begins', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    const lease = meter?.lease;
    if (!lease) throw new Error('The claim gave no lease.');
    const tries = Array.from({ length: 10 }, (__, number) =>
      store.attempt(sub, lease, { ...lease, at: NOON + 60_000, attempt: `again-${number}` }),
    );
    const begun = (await Promise.all(tries)).filter((after) => after !== undefined);
    expect(begun).toHaveLength(1);
    expect(begun[0]?.lease?.at).toBe(NOON + 60_000);
    expect(begun[0]?.charged).toEqual(new Set(['first']));
  });

  test('no attempt begins at a message that has been taken back', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    await store.release(sub, 'first', NOON);
    const lease = meter?.lease ?? { messageId: '', jobIds: [], at: 0, attempt: '', before: null };
    expect(await store.attempt(sub, lease, { ...lease, at: NOON, attempt: 'again' })).toBeUndefined();
  });

  test('what an alert has come to stays, but that it was sent is a fact', async () => {
    for (const jobId of ['one', 'two', 'three']) await add({ alert: anAlert(sub, jobId) });
    const at = '2026-06-01T12:00:09.000Z';
    const sent = { state: 'sent', why: '', at, messageId: 'first' } as const;
    const held = { state: 'held', why: 'No channel.', at, messageId: null } as const;
    const read = (...jobIds: string[]) => jobIds.map((sk) => ({ sk }));
    await store.settle(sub, read('one'), sent);
    await store.settle(sub, read('one', 'two'), held);
    await store.settle(sub, read('two', 'three', 'nobody'), { ...sent, messageId: 'second' });
    await store.settle(sub, read('one'), { ...sent, messageId: 'third' });
    const alerts = await store.alerts(sub, ['one', 'two', 'three', 'nobody']);
    const told = alerts.map(({ sk, state, messageId, sentAt }) => ({ sk, state, messageId, sentAt }));
    expect(told.sort((a, b) => a.sk.localeCompare(b.sk))).toEqual([
      { sk: 'one', state: 'sent', messageId: 'first', sentAt: at },
      { sk: 'three', state: 'sent', messageId: 'second', sentAt: at },
      { sk: 'two', state: 'sent', messageId: 'second', sentAt: at },
    ]);
  });

  test('an alert that is told with a subscription is held only by who has read that it is', async () => {
    const catchUp = '2026-06-01T11:59:00.000Z';
    for (const jobId of ['one', 'two', 'three']) await add({ alert: anAlert(sub, jobId, { catchUp }) });
    const held = {
      state: 'held',
      why: 'No free alert left.',
      at: '2026-06-01T12:00:09.000Z',
      messageId: null,
    } as const;
    await store.settle(sub, [{ sk: 'one' }, { sk: 'two', catchUp: 'of another' }], held);
    await store.settle(sub, [{ sk: 'three', catchUp }], held);
    const alerts = await store.alerts(sub, ['one', 'two', 'three']);
    const states = alerts.map(({ sk, state }) => `${sk} ${state}`);
    expect(states.sort()).toEqual(['one pending', 'three held', 'two pending']);
  });

  test('jobs deferred to one minute lie in one row, which goes only if nothing was added', async () => {
    const at = NOON + 1_000;
    const key = dueKey(shardOf('due', sub), dueMinute(at), sub);
    await store.defer(sub, ['one'], at);
    await store.defer(sub, ['two', 'one'], at + 1_000);
    expect((await store.due(key))?.sort()).toEqual(['one', 'two']);
    expect(await store.doneDue(key, ['one'])).toBe(false);
    expect(await store.doneDue(key, ['two', 'one'])).toBe(true);
    expect(await store.due(key)).toBeUndefined();
    expect(await store.doneDue(key, ['one'])).toBe(false);
  });

  test('jobs and alerts are read as they are, more than a batch of them', async () => {
    const ids = Array.from({ length: 130 }, (__, number) => `many-${sub}-${number}`);
    for (const jobID of ids) await add({ job: aJob({ jobID }), alert: anAlert(sub, jobID) });
    const suited = await store.suited(sub, [...ids, 'none']);
    expect(suited.jobs.map((job) => job.jobID).sort()).toEqual([...ids].sort());
    expect((await store.alerts(sub, ids)).map(({ sk }) => sk).sort()).toEqual([...ids].sort());
    expect(suited.user?.sub).toBe(sub);
    expect(await store.suited('nobody', [])).toEqual({ user: undefined, jobs: [] });
    await store.claim(sub, claimOf('first'));
    const standing = await store.standing(sub, [...ids, 'none']);
    expect(standing.jobs.map((job) => job.jobID)).toEqual(ids);
    expect(standing.alerts.map(({ sk }) => sk)).toEqual(ids);
    expect(standing.user?.sub).toBe(sub);
    expect(standing.meter).toEqual(await store.meter(sub));
    expect(await store.standing('nobody', ['none'])).toEqual({
      meter: await store.meter('nobody'),
      alerts: [],
      user: undefined,
      jobs: [],
    });
  });

  test('the provider has accepted what it has reported of', async () => {
    await add({ message: `reported-${sub}` });
    expect(await store.accepted(`reported-${sub}`)).toBe(true);
    expect(await store.accepted(`silent-${sub}`)).toBe(false);
  });

  test('MATCH-03 the end of the free alerts is noted once, and only when ten are charged', async () => {
    await store.freeAlertsEnded(sub, 'too early');
    for (let number = 0; number < 10; number += 1) {
      const after = number === 0 ? null : `m${number - 1}`;
      await store.claim(sub, claimOf(`m${number}`, { nextAt: 0, after }));
    }
    await store.freeAlertsEnded(sub, 'now');
    await store.freeAlertsEnded(sub, 'again');
    expect((await store.suited(sub, [])).user?.freeAlertsEndedAt).toBe('now');
  });
});
