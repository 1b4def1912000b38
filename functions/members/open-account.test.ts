import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { meterKey } from '../table/keys.ts';
import { createUser } from './create-user.ts';
import { deletionRequestStore } from './deletion-request-store.ts';
import { openAccount, openAccountDeps } from './open-account.ts';
import { SignUpAttributes } from './sign-up.ts';
import { readUser } from './user-store.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const salt = async () => 'salt';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const attributesOf = (sub: string, email: string) => SignUpAttributes.parse({ sub, email });
const open = (sub: string, email: string) =>
  openAccount(openAccountDeps(table, salt), attributesOf(sub, email), NOON);
const spend = (sub: string, jobs: readonly string[]) =>
  table.documents.send(
    new PutCommand({ TableName: table.name, Item: { ...meterKey(sub), nextAt: 0, charged: new Set(jobs) } }),
  );

describe('registering again with an e-mail whose login was deleted in the user pool', () => {
  test('REG-05 keeps the number of spent free alerts and erases the earlier account', async () => {
    await createUser(table, attributesOf('first', 'ada@example.com'), NOON);
    await spend('first', ['a', 'b', 'c']);

    await open('second', 'ada@example.com');

    const second = await readUser(table, 'second');
    expect(second?.meter.charged.size).toBe(3);
    expect((await deletionRequestStore(table).find('first'))?.erasedAt).toBeNull();
    expect(await readUser(table, 'first')).toBeUndefined();
  });

  test('REG-05 never restores free alerts, however often it is repeated', async () => {
    await createUser(table, attributesOf('farm-0', 'farm@example.com'), NOON);
    for (let n = 0; n < 12; n += 1) {
      await spend(
        `farm-${n}`,
        Array.from({ length: Math.min(n + 1, 10) }, (_, job) => `job-${job}`),
      );
      await open(`farm-${n + 1}`, 'farm@example.com');
    }
    expect((await readUser(table, 'farm-12'))?.meter.charged.size).toBe(10);
    expect((await readUser(table, 'farm-12'))?.user.freeAlertsEndedAt).toBe(NOON.toISOString());
  });

  test('REG-05 leaves an account unchanged if its sign-up is confirmed twice', async () => {
    await open('eve', 'eve@example.com');
    await spend('eve', ['a']);
    await open('eve', 'eve@example.com');
    expect((await readUser(table, 'eve'))?.meter.charged.size).toBe(1);
    expect(await deletionRequestStore(table).find('eve')).toBeUndefined();
  });
});

describe('addresses of one mailbox', () => {
  test('REG-05 all have an account, but only the first two have free alerts', async () => {
    const left = async (sub: string, email: string) => {
      await open(sub, email);
      return 10 - ((await readUser(table, sub))?.meter.charged.size ?? 0);
    };
    expect(await left('one', 'grace@example.com')).toBe(10);
    expect(await left('two', 'grace+jobs@example.com')).toBe(10);
    expect(await left('three', 'grace+more@example.com')).toBe(0);
    expect((await readUser(table, 'three'))?.user.email).toBe('grace+more@example.com');
  });
});
