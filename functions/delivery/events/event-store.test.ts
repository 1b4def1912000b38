import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createUser } from '../../members/create-user.ts';
import { SignUpAttributes } from '../../members/sign-up.ts';
import { readUser } from '../../members/user-store.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { messageKey, meterKey } from '../../table/keys.ts';
import type { EventStore } from './delivery-event.ts';
import { eventStore } from './event-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');

let table: TestTable;
let store: EventStore;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
  store = eventStore(table);
});
afterAll(() => table.stop());
beforeEach(async () => {
  count += 1;
  sub = `person-${count}`;
  await createUser(table, SignUpAttributes.parse({ sub, email: `${sub}@example.com` }), NOON);
  const Item = { ...meterKey(sub), nextAt: 0, charged: new Set(['one', 'two']) };
  await table.documents.send(new PutCommand({ TableName: table.name, Item }));
});
const get = async (Key: { pk: string; sk: string }) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;

const alone = { textFailed: false };

describe('the event store', () => {
  test('MATCH-02 records that a message was accepted, however often and in whatever order', async () => {
    await store.recordReports('reported', { deliveredAt: '2026-06-01T12:00:02.000Z' });
    await store.recordReports('reported', {});
    expect(await get(messageKey('reported'))).toMatchObject({ deliveredAt: '2026-06-01T12:00:02.000Z' });
  });

  test('MATCH-02 returns earlier reports on either channel in either order', async () => {
    const [mailFailedAt, textFailedAt] = ['2026-06-01T12:00:02.000Z', '2026-06-01T12:00:09.000Z'];
    const both = { mailFailedAt, textFailedAt, textFailure: 'TEXT_BLOCKED', textAlone: false };
    const { mailFailedAt: _, ...text } = both;
    expect(await store.recordReports('mail first', { mailFailedAt })).toEqual({ mailFailedAt });
    expect(await store.recordReports('mail first', text)).toEqual(both);
    expect(await store.recordReports('text first', text)).toEqual(text);
    expect(await store.recordReports('text first', { mailFailedAt })).toEqual(both);
    expect(await store.recordReports('text first', text)).toEqual(both);
  });

  test('MATCH-02 writes concurrent reports about a message at once', async () => {
    const send = jest.spyOn(table.documents, 'send');
    const delivered = '2026-06-01T12:00:02.000Z';
    const bounced = '2026-06-01T12:00:09.000Z';
    await Promise.all([
      store.recordReports('both', {}),
      store.recordReports('another', {}),
      store.recordReports('both', { deliveredAt: delivered }),
      store.recordReports('both', { bouncedAt: bounced }),
    ]);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRestore();
    expect(await get(messageKey('both'))).toMatchObject({ deliveredAt: delivered, bouncedAt: bounced });
    expect(await get(messageKey('another'))).toEqual({
      ...messageKey('another'),
      expiresAt: expect.any(Number),
    });
  });

  test('MATCH-03 refunds a message once, down to none', async () => {
    for (const messageId of ['one', 'one', 'other']) await store.refund(sub, messageId, alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set(['two']));
    await store.refund(sub, 'two', alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set());
  });

  test('MATCH-03 refunds a message that also went by text only once the text failed', async () => {
    const texts = { localDay: '2026-06-01', begun: 1, latest: 'two' };
    const Item = { ...meterKey(sub), nextAt: 0, charged: new Set(['one', 'two']), texts };
    await table.documents.send(new PutCommand({ TableName: table.name, Item }));
    for (const messageId of ['one', 'two']) await store.refund(sub, messageId, alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set(['two']));
    // until the text has failed
    await store.refund(sub, 'two', { textFailed: true });
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set());
  });

  test('creates nothing for a deleted account', async () => {
    await store.refund('unknown', 'one', alone);
    await store.refund('unknown', 'one', { textFailed: true });
    await store.changeUser('unknown', (user) => user);
    expect(await get(meterKey('unknown'))).toBeUndefined();
  });

  test('changes a record together with its meter', async () => {
    await store.changeUser(sub, (user, { charged }) => ({ ...user, industry: `${charged.size} charged` }));
    expect((await readUser(table, sub))?.user).toMatchObject({ industry: '2 charged', version: 2 });
  });
});
