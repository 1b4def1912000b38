import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { meterKey } from '../../table/keys.ts';
import { MAX_TEXTS_PER_DAY } from '../timing/next-send-time.ts';
import { textAllowance } from './text-store.ts';

let table: TestTable;
let people = 0;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

async function person(): Promise<string> {
  people += 1;
  const sub = `person-${people}`;
  await table.documents.send(
    new PutCommand({ TableName: table.name, Item: { ...meterKey(sub), nextAt: 0 } }),
  );
  return sub;
}
const text = (number: number, facts: { day?: string; once?: boolean } = {}) => ({
  day: '2026-06-01',
  once: false,
  messageId: `message-${number}`,
  ...facts,
});

describe('the text allowance', () => {
  test('is ten however many come at once, and ten again the next day', async () => {
    const { take } = textAllowance(table);
    const sub = await person();
    await take(sub, text(0));
    const taken = await Promise.all(Array.from({ length: 20 }, (_, number) => take(sub, text(number + 1))));
    expect(taken.filter((left) => left !== undefined)).toHaveLength(MAX_TEXTS_PER_DAY - 1);
    expect(Math.min(...taken.flatMap((left) => left ?? []))).toBe(0);
    expect(await take(sub, text(30, { day: '2026-06-02' }))).toBe(9);
  });

  test('counts a text that goes along with a mail once, even if the mail is settled the next day', async () => {
    const { take } = textAllowance(table);
    const sub = await person();
    expect(await take(sub, text(1, { once: true }))).toBe(9);
    expect(await take(sub, text(1, { once: true }))).toBeUndefined();
    expect(await take(sub, text(1, { once: true, day: '2026-06-02' }))).toBeUndefined();
    expect(await take(sub, text(2, { once: true }))).toBe(8);
  });

  test('is empty without a meter', async () => {
    expect(await textAllowance(table).take('unknown', text(1))).toBeUndefined();
  });
});
