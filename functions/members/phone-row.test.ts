import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { textNumbers } from '../delivery/text/text-store.ts';
import { startTestTable, type TestTable } from '../table/fixtures/dynamodb-local.ts';
import { phoneKey } from '../table/keys.ts';
import { createUser } from './create-user.ts';
import { SignUpAttributes } from './sign-up.ts';
import { applyUserChange } from './update-user.ts';
import { parseUserChange } from './user-change.ts';
import { changeUser } from './user-store.ts';

const [FIRST, SECOND] = ['+14155552671', '+442079460958'];
let table: TestTable;
let sub: string;
let people = 0;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());
beforeEach(async () => {
  sub = await createPerson();
});

/** Creates a person with a number that isn't verified. */
async function createPerson(): Promise<string> {
  people += 1;
  const person = `person-${people}`;
  const attributes = { sub: person, email: `${person}@example.com`, phone_number: FIRST };
  await createUser(table, SignUpAttributes.parse(attributes), new Date('2026-06-01T12:00:00.000Z'));
  return person;
}

/** Saves a number as the settings page does. */
const save = (person: string, sms: string, verifiedPhone = sms) =>
  changeUser(table, person, (user) =>
    applyUserChange(user, parseUserChange({ sms }), { verifiedPhone, isKnownPlace: () => true }),
  );
const isFoundBy = async (person: string, number: string) =>
  (await textNumbers(table).subs(number)).includes(person);

describe('the row of a person’s number', () => {
  test('SET-04 exists once the number is verified, before any text, and doesn’t expire', async () => {
    expect(await isFoundBy(sub, FIRST)).toBe(false);
    await save(sub, FIRST);
    const get = new GetCommand({ TableName: table.name, Key: phoneKey(FIRST, sub) });
    expect((await table.documents.send(get)).Item).toEqual(phoneKey(FIRST, sub));
  });

  test('SET-05 moves to another verified number', async () => {
    await save(sub, FIRST);
    await save(sub, SECOND);
    expect([await isFoundBy(sub, FIRST), await isFoundBy(sub, SECOND)]).toEqual([false, true]);
  });

  test.each([
    ['cleared', ''],
    ['replaced by one that isn’t verified', SECOND],
  ])('SET-05 is deleted when the number is %s', async (_, sms) => {
    await save(sub, FIRST);
    await save(sub, sms, FIRST);
    expect([await isFoundBy(sub, FIRST), await isFoundBy(sub, SECOND)]).toEqual([false, false]);
  });

  test('stays with other changes, and with the other people of a number', async () => {
    const partner = await createPerson();
    await save(partner, FIRST);
    await save(sub, FIRST);
    await changeUser(table, sub, (user) => ({ ...user, firstName: 'Augusta' }));
    expect(await isFoundBy(sub, FIRST)).toBe(true);
    await save(sub, '');
    expect([await isFoundBy(sub, FIRST), await isFoundBy(partner, FIRST)]).toEqual([false, true]);
  });
});
