import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { buildCalls } from '../support/calls.ts';
import { type Caller, graphql } from '../support/graphql.ts';
import { test } from '../support/journey.ts';
import { makeStaff, signUp } from '../support/people.ts';
import type { Stack } from '../support/stack.ts';

/** The access table: for each operation, whether each caller may call it about the owner. */
const [, ...rows] = readFileSync('docs/who-may-call.tsv', 'utf8').trim().split('\n');
const table = rows.map((row) => {
  const [operation = '', ...may] = row.split('\t');
  return { operation, may };
});

/** Signs up one caller of each kind. `name` keeps their addresses apart from those of other callers. */
async function signUpCallers(stack: Stack, name: string) {
  const owner = await signUp(stack, `${name}@owner.example`, { titles: ['Designer'] });
  const other = await signUp(stack, `${name}@other.example`, { titles: ['Designer'] });
  await signUp(stack, `${name}@staff.example`, { titles: [] });
  const staff = await makeStaff(stack, `${name}@staff.example`);
  const callers: [name: string, Caller][] = [
    ['visitor', 'visitor'],
    ['owner', owner],
    ['another person', other],
    ['staff', staff],
  ];
  return { owner, callers };
}

test.describe('API-03 access control of every operation', () => {
  /** The callers of every operation but the one that ends the owner's account. */
  let lasting: Awaited<ReturnType<typeof signUpCallers>>;
  test.beforeAll(async ({ product }) => {
    lasting = await signUpCallers(product, 'lasting');
  });

  test('API-03 the access table covers every operation called here', () => {
    const operations = Object.keys(buildCalls(() => lasting.owner));
    expect(operations.sort()).toEqual(table.map(({ operation }) => operation).sort());
  });

  for (const [what, change, message] of [
    ['an empty title', { positions: [' '] }, /positions.0: A job title cannot be empty/],
    [
      'a title of 10,000 characters',
      { positions: ['x'.repeat(10_000)] },
      /positions.0: A job title cannot be longer/,
    ],
    [
      '200 titles',
      { positions: Array.from({ length: 200 }, (_, n) => `Title ${n}`) },
      /At most 40 job titles/,
    ],
    [
      'a place that does not exist',
      { locations: [{ city: 'Atlantis', state: '', country: 'US' }] },
      /locations.0: There is no such place/,
    ],
    ['41 titles', { positions: Array.from({ length: 41 }, (_, n) => `Title ${n}`) }, /At most 40 job titles/],
    ['a name of one letter', { firstName: 'A' }, /Value must be at least 2 characters long/],
    ['texts without a verified phone', { userPrefs: { notifyText: true } }, /verify your phone/],
  ] as const)
    test(`API-02 ${what} is rejected by name and writes nothing`, async ({ product: stack }) => {
      const { owner } = lasting;
      const calls = buildCalls(() => owner);
      const query = calls['Mutation.updateUser']?.query ?? '';
      const before = await graphql(stack, owner, calls['Query.getUser']?.query ?? '', {
        input: { email: owner.email },
      });
      const refused = await graphql(stack, owner, query, { input: { email: owner.email, ...change } });
      expect(refused.errors?.[0]).toEqual({
        message: expect.stringMatching(message),
        errorType: 'BadInput',
      });
      const after = await graphql(stack, owner, calls['Query.getUser']?.query ?? '', {
        input: { email: owner.email },
      });
      expect(after.data).toEqual(before.data);
    });

  for (const { operation, may } of table)
    test(`API-03 ${operation} answers only the callers that the table allows`, async ({ product: stack }) => {
      const endsAccount = operation === 'Mutation.deleteAccount';
      const { owner, callers } = endsAccount ? await signUpCallers(stack, 'leaving') : lasting;
      const call = buildCalls(() => owner)[operation];
      if (!call) throw new Error(`${operation} is not called by this test.`);
      for (const [index, [name, caller]] of callers.entries()) {
        const answer = await graphql(stack, caller, call.query, { input: call.input() });
        const [error] = answer.errors ?? [];
        const isAnswer = call.mayBeMissing && ['NotFound', 'NeedsPlan'].includes(error?.errorType ?? '');
        const refusal = isAnswer ? undefined : error;
        expect([name, refusal === undefined ? 'yes' : 'no', refusal?.message]).toEqual([
          name,
          may[index],
          may[index] === 'yes'
            ? undefined
            : expect.stringMatching(/Not Authorized|only see and change your own/),
        ]);
      }
      const anonymous = await graphql(stack, 'anonymous', call.query, { input: call.input() });
      expect(anonymous.status).toBe(401);
      const forged = { ...owner, idToken: `${owner.idToken.slice(0, -6)}AAAAAA` };
      expect((await graphql(stack, forged, call.query, { input: call.input() })).status).toBe(401);
    });
});
