import { AdminDisableUserCommand, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningPool, startPool } from '../fixtures/running-pool.ts';
import { confirmedUser } from '../fixtures/users.ts';

let running: RunningPool;
let ada: { email: string; sub: string };
let grace: { email: string; sub: string };
beforeAll(async () => {
  running = await startPool();
  ada = await confirmedUser(running, { given_name: 'Ada "the first"' });
  running.clock.now += 1;
  grace = await confirmedUser(running, { given_name: 'Grace' });
  running.clock.now += 1;
  await running.cognito.send(
    new AdminDisableUserCommand({ UserPoolId: running.poolId, Username: grace.email }),
  );
});
afterAll(() => running.close());

const list = (more: object = {}) =>
  running.cognito.send(new ListUsersCommand({ UserPoolId: running.poolId, ...more }));

test('lists users oldest first, a page at a time', async () => {
  const first = await list({ Limit: 1 });
  const second = await list({ Limit: 1, PaginationToken: first.PaginationToken });

  expect(first.Users?.map(({ Username }) => Username)).toEqual([ada.sub]);
  expect(second.Users?.map(({ Username }) => Username)).toEqual([grace.sub]);
  expect(second.PaginationToken).toBeUndefined();
});

test('lists only the attributes asked for', async () => {
  const { Users } = await list({ AttributesToGet: ['given_name'], Limit: 1 });

  expect(Users?.[0]?.Attributes).toEqual([{ Name: 'given_name', Value: 'Ada "the first"' }]);
});

test.each([
  ['an attribute’s value', () => `email = "${grace.email}"`, () => [grace.sub]],
  ['the beginning of a value', () => 'given_name ^= "Gr"', () => [grace.sub]],
  ['a value with quotation marks', () => 'given_name = "Ada \\"the first\\""', () => [ada.sub]],
  ['the sub', () => `sub = "${ada.sub}"`, () => [ada.sub]],
  ['whether a user is let in', () => 'status = "Disabled"', () => [grace.sub]],
  ['where a user stands', () => 'cognito:user_status = "CONFIRMED"', () => [ada.sub, grace.sub]],
  ['a value that nobody has', () => 'family_name = "Nobody"', () => []],
])('finds users by %s', async (_what, Filter, found) => {
  const { Users } = await list({ Filter: Filter() });

  expect(Users?.map(({ Username }) => Username)).toEqual(found());
});

test.each(['custom:country = "US"', 'email > "a"', 'email = a'])('refuses the filter %s', async (Filter) => {
  await expect(list({ Filter })).rejects.toMatchObject({ name: 'InvalidParameterException' });
});

test('refuses pages of more than 60', async () => {
  await expect(list({ Limit: 61 })).rejects.toMatchObject({ name: 'InvalidParameterException' });
});
