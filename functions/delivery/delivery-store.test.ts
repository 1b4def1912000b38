import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anAlert } from '../table/fixtures/alert.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { aJob } from '../table/fixtures/job.ts';
import { aUser } from '../table/fixtures/user.ts';
import type { Claim, DeliveryStore } from './delivery-store.ts';
import { type DeliveryBench, inMemory, onDynamoDb } from './fixtures/delivery-bench.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const NOON = Date.parse('2026-06-01T12:00:00.000Z');
const WINDOW = 600_000;
const NOT_DUE = { dueAt: null, waitingFrom: '', waitingTo: null };
let people = 0;

describe.each([
  ['over DynamoDB', () => onDynamoDb(table)],
  ['in memory, as the model test uses it', inMemory],
])('the delivery store %s', (_, bench) => {
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
  const leaseOf = (messageId: string) => ({
    messageId,
    jobIds: ['one', 'two'],
    at: NOON,
    attempt: messageId,
    before: earlier,
    digestBefore: { at: NOON - 1, to: 'job-1' },
    leftBefore: '2026-05-31T22:00:00.000Z',
  });
  const claimOf = (messageId: string, facts: Partial<Claim> = {}): Claim => ({
    lease: leaseOf(messageId),
    messages,
    nextAt: NOON + WINDOW,
    charge: true,
    now: NOON,
    after: null,
    due: NOT_DUE,
    waitingFrom: '',
    digest: { at: NOON + 6 * WINDOW, to: 'job-2' },
    leftUntil: '2026-06-01T11:55:00.000Z',
    ...facts,
  });

  test('MATCH-03 claims charge one message and return the new meter', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    expect(meter).toEqual({
      charged: new Set(['first']),
      nextAt: NOON + WINDOW,
      lease: leaseOf('first'),
      messages,
      texts: null,
      ...NOT_DUE,
      digest: { at: NOON + 6 * WINDOW, to: 'job-2' },
      leftUntil: '2026-06-01T11:55:00.000Z',
    });
    expect(await store.readMeter(sub)).toEqual(meter);
  });

  test('claims for a subscriber charge nothing', async () => {
    const meter = await store.claim(sub, claimOf('first', { charge: false }));
    expect(meter?.charged).toEqual(new Set());
    expect(meter?.lease?.messageId).toBe('first');
  });

  test('claims repeated after a lost response still succeed', async () => {
    await store.claim(sub, claimOf('first'));
    const again = await store.claim(sub, claimOf('first'));
    expect(again?.charged).toEqual(new Set(['first']));
  });

  test('claims fail while the window of the last message is open', async () => {
    await store.claim(sub, claimOf('first'));
    const early = claimOf('second', { after: 'first', now: NOON + WINDOW - 1 });
    expect(await store.claim(sub, early)).toBeUndefined();
    expect(await store.claim(sub, { ...early, now: NOON + WINDOW })).toBeDefined();
  });

  test('claims fail over a message that was not seen as settled', async () => {
    await store.claim(sub, claimOf('first'));
    const late = { now: NOON + WINDOW };
    expect(await store.claim(sub, claimOf('second', { ...late, after: null }))).toBeUndefined();
    expect(await store.claim(sub, claimOf('second', { ...late, after: 'other' }))).toBeUndefined();
    expect(await store.claim(sub, claimOf('second', { ...late, after: 'first' }))).toBeDefined();
  });

  test('claims fail if the entries about what is due have changed since, and set where waiting alerts begin', async () => {
    const due = { dueAt: NOON + WINDOW, waitingFrom: 'job-1', waitingTo: null };
    await store.noteDue(sub, NOT_DUE, due);
    expect(await store.claim(sub, claimOf('first'))).toBeUndefined();
    expect(await store.claim(sub, claimOf('first', { due: { ...due, dueAt: null } }))).toBeUndefined();
    const meter = await store.claim(sub, claimOf('first', { due, waitingFrom: 'job-2' }));
    expect(meter).toMatchObject({ dueAt: NOON + WINDOW, waitingFrom: 'job-2' });
  });

  test('MATCH-03 claims of thirty messages at once get exactly ten free alerts', async () => {
    // given an account without claims and no window
    const attempts = Array.from({ length: 30 }, (__, number) =>
      claimOf(`m${number}`, {
        nextAt: 0,
        lease: { ...leaseOf(`m${number}`), jobIds: [] },
      }),
    );
    const tryUntilSettled = async (claim: Claim): Promise<boolean> => {
      for (;;) {
        const before = await store.readMeter(sub);
        if (await store.claim(sub, { ...claim, after: before.lease?.messageId ?? null })) return true;
        if ((await store.readMeter(sub)).charged.size >= 10) return false;
      }
    };
    // when
    const won = await Promise.all(attempts.map(tryUntilSettled));
    // then
    expect(won.filter(Boolean)).toHaveLength(10);
    expect((await store.readMeter(sub)).charged.size).toBe(10);
    const more = await store.claim(sub, claimOf('eleventh', { charge: false, nextAt: 0, after: null }));
    expect(more).toBeUndefined();
  });

  test('MATCH-02 claims at one moment succeed exactly once', async () => {
    const claims = Array.from({ length: 30 }, (__, number) => store.claim(sub, claimOf(`m${number}`)));
    const won = (await Promise.all(claims)).filter((meter) => meter !== undefined);
    expect(won).toHaveLength(1);
    expect((await store.readMeter(sub)).charged.size).toBe(1);
  });

  test('a released claim leaves no charge, no lease and no window, and the day’s messages as they were', async () => {
    await store.claim(sub, claimOf('first'));
    await store.release(sub, 'first', NOON + 5);
    expect(await store.readMeter(sub)).toEqual({
      charged: new Set(),
      nextAt: NOON + 5,
      lease: null,
      messages: earlier,
      texts: null,
      ...NOT_DUE,
      digest: { at: NOON - 1, to: 'job-1' },
      leftUntil: '2026-05-31T22:00:00.000Z',
    });
    expect(await store.claim(sub, claimOf('second', { now: NOON + 5 }))).toBeDefined();
  });

  test('a claim is not released once another message is the last', async () => {
    await store.claim(sub, claimOf('first'));
    await store.claim(sub, claimOf('second', { after: 'first', now: NOON + WINDOW }));
    await store.release(sub, 'first', NOON + WINDOW);
    expect((await store.readMeter(sub)).charged).toEqual(new Set(['first', 'second']));
  });

  test('MATCH-02 exactly one of many further attempts begins, even in one millisecond', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    const lease = meter?.lease;
    if (!lease) throw new Error('The claim gave no lease.');
    const tries = Array.from({ length: 10 }, (__, number) =>
      store.beginAttempt(sub, lease, { ...lease, at: NOON + 60_000, attempt: `again-${number}` }),
    );
    const begun = (await Promise.all(tries)).filter((after) => after !== undefined);
    expect(begun).toHaveLength(1);
    expect(begun[0]?.lease?.at).toBe(NOON + 60_000);
    expect(begun[0]?.charged).toEqual(new Set(['first']));
  });

  test('no attempt begins at a released message', async () => {
    const meter = await store.claim(sub, claimOf('first'));
    await store.release(sub, 'first', NOON);
    const lease = meter?.lease ?? leaseOf('');
    expect(await store.beginAttempt(sub, lease, { ...lease, at: NOON, attempt: 'again' })).toBeUndefined();
  });

  test('a settled state stays, but sent overrides any other', async () => {
    for (const jobId of ['one', 'two', 'three']) await add({ alert: anAlert(sub, jobId) });
    const at = '2026-06-01T12:00:09.000Z';
    const sent = { state: 'sent', why: '', at, messageId: 'first' } as const;
    const withheld = {
      state: 'withheld',
      why: 'Email, text and push alerts are off.',
      at,
      messageId: null,
    } as const;
    const read = (...jobIds: string[]) => jobIds.map((sk) => ({ sk }));
    await store.settle(sub, read('one'), sent);
    await store.settle(sub, read('one', 'two'), withheld);
    await store.settle(sub, read('two', 'three', 'unknown'), { ...sent, messageId: 'second' });
    await store.settle(sub, read('one'), { ...sent, messageId: 'third' });
    const alerts = await store.readAlerts(sub, ['one', 'two', 'three', 'unknown']);
    const states = alerts.map(({ sk, state, messageId, sentAt }) => ({ sk, state, messageId, sentAt }));
    expect(states.sort((a, b) => a.sk.localeCompare(b.sk))).toEqual([
      { sk: 'one', state: 'sent', messageId: 'first', sentAt: at },
      { sk: 'three', state: 'sent', messageId: 'second', sentAt: at },
      { sk: 'two', state: 'sent', messageId: 'second', sentAt: at },
    ]);
  });

  test('an alert of a catch-up is withheld only by a run that read it as one', async () => {
    const catchUp = '2026-06-01T11:59:00.000Z';
    for (const jobId of ['one', 'two', 'three']) await add({ alert: anAlert(sub, jobId, { catchUp }) });
    const withheld = {
      state: 'withheld',
      why: 'No free alerts left.',
      at: '2026-06-01T12:00:09.000Z',
      messageId: null,
    } as const;
    await store.settle(sub, [{ sk: 'one' }, { sk: 'two', catchUp: 'of another' }], withheld);
    await store.settle(sub, [{ sk: 'three', catchUp }], withheld);
    const alerts = await store.readAlerts(sub, ['one', 'two', 'three']);
    const states = alerts.map(({ sk, state }) => `${sk} ${state}`);
    expect(states.sort()).toEqual(['one pending', 'three withheld', 'two pending']);
  });

  test('more than a batch of jobs and alerts can be read', async () => {
    const ids = Array.from({ length: 130 }, (__, number) => `many-${sub}-${number}`);
    for (const jobID of ids) await add({ job: aJob({ jobID }), alert: anAlert(sub, jobID) });
    const jobs = await store.readJobs([...ids, 'none'].map((jobId) => anAlert(sub, jobId)));
    expect(jobs.map(({ jobID }) => jobID).sort()).toEqual([...ids].sort());
    expect((await store.readAlerts(sub, ids)).map(({ sk }) => sk).sort()).toEqual([...ids].sort());
    expect((await store.readUser(sub))?.sub).toBe(sub);
    expect(await store.readUser('unknown')).toBeUndefined();
  });

  test('a message was accepted if the provider has reported about it', async () => {
    await add({ message: `reported-${sub}` });
    expect(await store.wasAccepted(`reported-${sub}`)).toBe(true);
    expect(await store.wasAccepted(`silent-${sub}`)).toBe(false);
  });

  test('MATCH-03 the end of the free alerts is recorded once, and only when ten are charged', async () => {
    await store.markFreeAlertsEnded(sub, 'too early');
    for (let number = 0; number < 10; number += 1) {
      const after = number === 0 ? null : `m${number - 1}`;
      await store.claim(sub, claimOf(`m${number}`, { nextAt: 0, after }));
    }
    await store.markFreeAlertsEnded(sub, 'now');
    await store.markFreeAlertsEnded(sub, 'again');
    expect((await store.readUser(sub))?.freeAlertsEndedAt).toBe('now');
  });
});
