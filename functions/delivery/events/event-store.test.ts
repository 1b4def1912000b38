import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createUser } from '../../members/create-user.ts';
import { SignUpAttributes } from '../../members/sign-up.ts';
import { readUser } from '../../members/user-store.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { messageKey, meterKey } from '../../table/keys.ts';
import { eventStore } from './event-store.ts';
import type { EventStore } from './handle-delivery-event.ts';

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

/** How a message that no text went along with is given back. */
const alone = { textFailed: false };

describe('what delivery events change of the table', () => {
  test('MATCH-02 a message that was reported of is accepted, however often and in whatever order', async () => {
    await store.note('reported', { deliveredAt: '2026-06-01T12:00:02.000Z' });
    await store.note('reported', {});
    expect(await get(messageKey('reported'))).toMatchObject({ deliveredAt: '2026-06-01T12:00:02.000Z' });
  });

  test('MATCH-02 noting a report tells what was reported before, on either channel and in either order', async () => {
    const [mailFailedAt, textFailedAt] = ['2026-06-01T12:00:02.000Z', '2026-06-01T12:00:09.000Z'];
    const both = { mailFailedAt, textFailedAt, textFailure: 'TEXT_BLOCKED', textAlone: false };
    const { mailFailedAt: _, ...text } = both;
    expect(await store.note('mail first', { mailFailedAt })).toEqual({ mailFailedAt });
    expect(await store.note('mail first', text)).toEqual(both);
    expect(await store.note('text first', text)).toEqual(text);
    expect(await store.note('text first', { mailFailedAt })).toEqual(both);
    expect(await store.note('text first', text)).toEqual(both);
  });

  test('MATCH-02 what is reported of messages at once is noted of each in one write', async () => {
    const send = jest.spyOn(table.documents, 'send');
    const delivered = '2026-06-01T12:00:02.000Z';
    const bounced = '2026-06-01T12:00:09.000Z';
    await Promise.all([
      store.note('both', {}),
      store.note('another', {}),
      store.note('both', { deliveredAt: delivered }),
      store.note('both', { bouncedAt: bounced }),
    ]);
    expect(send).toHaveBeenCalledTimes(2);
    send.mockRestore();
    expect(await get(messageKey('both'))).toMatchObject({ deliveredAt: delivered, bouncedAt: bounced });
    expect(await get(messageKey('another'))).toEqual({
      ...messageKey('another'),
      expiresAt: expect.any(Number),
    });
  });

  test('MATCH-03 a message is taken off the charged ones, once, down to none', async () => {
    for (const messageId of ['one', 'one', 'other']) await store.giveBack(sub, messageId, alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set(['two']));
    await store.giveBack(sub, 'two', alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set());
  });

  test('MATCH-03 a message that went by text too stays charged while the text may arrive', async () => {
    const texts = { localDay: '2026-06-01', begun: 1, latest: 'two' };
    const Item = { ...meterKey(sub), nextAt: 0, charged: new Set(['one', 'two']), texts };
    await table.documents.send(new PutCommand({ TableName: table.name, Item }));
    for (const messageId of ['one', 'two']) await store.giveBack(sub, messageId, alone);
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set(['two']));
    // until the text is reported as undelivered
    await store.giveBack(sub, 'two', { textFailed: true });
    expect((await readUser(table, sub))?.meter.charged).toEqual(new Set());
  });

  test('nothing is made for an account that is gone', async () => {
    await store.giveBack('nobody', 'one', alone);
    await store.giveBack('nobody', 'one', { textFailed: true });
    await store.change('nobody', (user) => user);
    expect(await get(meterKey('nobody'))).toBeUndefined();
  });

  test('a record is changed together with what its meter says', async () => {
    await store.change(sub, (user, { charged }) => ({ ...user, industry: `${charged.size} charged` }));
    expect((await readUser(table, sub))?.user).toMatchObject({ industry: '2 charged', version: 2 });
  });
});
