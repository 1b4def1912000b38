import { expect, test } from '@jest/globals';
import type * as z from 'zod';
import { aUser } from '../table/fixtures/user.ts';
import { User } from '../table/user.ts';
import { toGraphQLUser } from './to-graphql-user.ts';

test.each<[boolean | 'true' | 'false', boolean]>([
  ['true', true],
  ['false', false],
  [true, true],
  [false, false],
])('an includeRemote stored as %p is read as %p, parsed or not', (stored, includeRemote) => {
  const record = { ...aUser(), userPrefs: { ...aUser().userPrefs, includeRemote: stored } };
  expect(User.parse(record satisfies z.input<typeof User>).userPrefs.includeRemote).toBe(includeRemote);
  // AppSync resolvers pass rows that no schema has parsed.
  const row: User = JSON.parse(JSON.stringify(record));
  expect(toGraphQLUser(row, 0).userPrefs.includeRemote).toBe(includeRemote);
});
