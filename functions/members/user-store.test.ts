import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { emailKey, type Key, staleKey } from '../table/keys.ts';
import { shardOf } from '../table/shards.ts';
import { createUser } from './create-user.ts';
import { SignUpAttributes } from './sign-up.ts';
import { changeUser, readUser, storeUser } from './user-store.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
let table: TestTable;
let sub: string;
let count = 0;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(() => {
  count += 1;
  sub = `person-${count}`;
});

const attributes = () =>
  SignUpAttributes.parse({ sub, email: `${sub}@example.com`, profile: '["Backend Engineer"]' });
const get = async (Key: Key) =>
  (await table.documents.send(new GetCommand({ TableName: table.name, Key }))).Item;
const mark = () => get(staleKey(shardOf('stale', sub), sub));

describe('a person’s record', () => {
  test('REG-05 is created with ten free alerts, its e-mail row and a mark for a watcher sync', async () => {
    await createUser(table, attributes(), NOW);
    const found = await readUser(table, sub);
    expect(found?.user).toMatchObject({ sub, version: 1, changedAt: NOW.toISOString() });
    expect(found?.meter.charged.size).toBe(0);
    expect(await get(emailKey(`${sub}@example.com`))).toMatchObject({ sub });
    expect(await mark()).toMatchObject({ version: 1, since: NOW.toISOString() });
  });

  test('REG-05 is created once by concurrent triggers and readers', async () => {
    await Promise.allSettled(Array.from({ length: 5 }, () => createUser(table, attributes(), NOW)));
    await changeUser(table, sub, (user) => ({ ...user, positions: ['Product Designer'] }));
    await createUser(table, attributes(), new Date('2026-06-02T12:00:00.000Z'));
    expect((await readUser(table, sub))?.user).toMatchObject({ positions: ['Product Designer'], version: 2 });
  });

  test('REG-05 takes over the e-mail row of an earlier sign-up', async () => {
    const Item = { ...emailKey(`${sub}@example.com`), sub: 'earlier' };
    await table.documents.send(new PutCommand({ TableName: table.name, Item }));
    await createUser(table, attributes(), NOW);
    expect((await readUser(table, sub))?.user.sub).toBe(sub);
    expect(await get(emailKey(`${sub}@example.com`))).toMatchObject({ sub });
  });

  test('is undefined for an unknown person', async () => {
    expect(await readUser(table, 'nobody')).toBeUndefined();
    expect(await changeUser(table, 'nobody', (user) => user)).toBeUndefined();
  });

  test('is changed together with the mark for a watcher sync', async () => {
    await createUser(table, attributes(), NOW);
    const found = await changeUser(table, sub, (user) => ({ ...user, firstName: 'Augusta' }));
    expect(found?.user).toMatchObject({ firstName: 'Augusta', version: 2 });
    expect(await mark()).toMatchObject({ version: 2, since: found?.user.changedAt });
  });

  test('is not written if nothing changes', async () => {
    await createUser(table, attributes(), NOW);
    await changeUser(table, sub, () => undefined);
    expect((await readUser(table, sub))?.user.version).toBe(1);
  });

  test('is not stored over a concurrent change', async () => {
    await createUser(table, attributes(), NOW);
    const first = await readUser(table, sub);
    if (!first) throw new Error('The record was not created.');
    expect(await storeUser(table, { ...first.user, firstName: 'One', version: 2 }, NOW)).toBe(true);
    expect(await storeUser(table, { ...first.user, firstName: 'Two', version: 2 }, NOW)).toBe(false);
    expect((await readUser(table, sub))?.user.firstName).toBe('One');
  });

  test('loses no concurrent change: each succeeds or fails with a conflict', async () => {
    await createUser(table, attributes(), NOW);
    const changes = Array.from({ length: 12 }, (_, number) =>
      changeUser(table, sub, (user) => ({ ...user, dreamCompanies: [...user.dreamCompanies, `${number}`] })),
    );
    const outcomes = await Promise.allSettled(changes);
    const succeeded = outcomes.flatMap(({ status }, number) => (status === 'fulfilled' ? [`${number}`] : []));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const { user } = (await readUser(table, sub)) ?? {};
    expect(user?.dreamCompanies.toSorted()).toEqual(succeeded.toSorted());
    expect(user?.version).toBe(1 + succeeded.length);
    for (const reason of failures) expect(reason).toMatchObject({ code: 'Conflict' });
  });

  test('that is too large for the table is not a conflict', async () => {
    await createUser(table, attributes(), NOW);
    const huge = changeUser(table, sub, (user) => ({ ...user, industry: 'x'.repeat(500_000) }));
    await expect(huge).rejects.not.toMatchObject({ code: 'Conflict' });
  });
});
