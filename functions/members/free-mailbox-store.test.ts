import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { readPartition } from '../table/rows.ts';
import { freeMailboxStore, mailboxOf } from './free-mailbox-store.ts';

const salt = async () => 'salt';
let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const admit = (email: string) => freeMailboxStore(table, salt).admit(email);

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['Ada+Jobs@Example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.Da+1@googlemail.com', 'ada@gmail.com'],
  ['a.da@example.com', 'a.da@example.com'],
  ['a-da@gmail.com', 'a-da@gmail.com'],
])('REG-05 %s belongs to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('REG-05 only the first two addresses of a mailbox get free alerts, and they keep them', async () => {
  expect(await admit('ada@gmail.com')).toBe(true);
  expect(await admit('a.da+jobs@gmail.com')).toBe(true);
  for (const email of ['ada+1@gmail.com', 'a.d.a@googlemail.com', 'ada+2@gmail.com'])
    expect(await admit(email)).toBe(false);
  expect(await admit('ada@gmail.com')).toBe(true);
  expect(await admit('A.DA+jobs@gmail.com')).toBe(true);
});

test('REG-05 two of twenty concurrent addresses of a mailbox get free alerts', async () => {
  const addresses = Array.from({ length: 20 }, (_, number) => `farm+${number}@example.com`);
  const admitted = await Promise.all(addresses.map(admit));
  expect(admitted.filter((isAdmitted) => isAdmitted)).toHaveLength(2);
});

test('REG-05 people who share a domain are not counted together, and no address is stored', async () => {
  for (const email of ['eve@corp.example', 'bob@corp.example', 'cy@corp.example', 'd.i@corp.example'])
    expect(await admit(email)).toBe(true);
  for await (const rows of readPartition(table, 'MAILBOX#'))
    expect(JSON.stringify(rows)).not.toContain('corp');
});
