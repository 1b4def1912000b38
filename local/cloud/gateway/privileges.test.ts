import { expect, test } from '@jest/globals';
import { authorize } from './authorize.ts';
import type { PolicyStatement } from './policy-statement.ts';
import { createPrincipals } from './principal.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Rows';

const rows: PolicyStatement = {
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:PutItem'],
  Resource: [table],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['JOB#*', 'USER#*'] } },
};
const texts: PolicyStatement = {
  Effect: 'Allow',
  Action: ['sns:Publish'],
  Resource: [],
  NotResource: ['arn:aws:sns:*:*:*'],
};
const rowsOf = (action: string, ...keys: string[]) => ({
  action: `dynamodb:${action}`,
  resource: table,
  context: { 'dynamodb:leadingkeys': keys },
});

test('OPS-02 a role’s ledger counts the uses of every action, resource and leading key of its statements', () => {
  const principals = createPrincipals();
  const statements = [rows, texts];
  // Given two functions of one role
  const one = principals.add('One', statements, 'arn:aws:iam::000000000000:role/Role');
  const other = principals.add('Other', statements, 'arn:aws:iam::000000000000:role/Role');

  // When they call
  authorize(one, rowsOf('GetItem', 'JOB#1', 'JOB#2'));
  authorize(other, rowsOf('GetItem', 'JOB#3'));
  authorize(other, { action: 'sns:Publish', resource: '+15550100' });

  // Then every permission of the role is listed with its uses
  const [role] = principals.privileges();
  expect(role?.role).toBe('Role');
  expect(
    role?.grants.map(({ action, resource, leadingKeys, uses }) => [action, resource, leadingKeys, uses]),
  ).toEqual([
    ['dynamodb:GetItem', table, 'JOB#*', 2],
    ['dynamodb:GetItem', table, 'USER#*', 0],
    ['dynamodb:PutItem', table, 'JOB#*', 0],
    ['dynamodb:PutItem', table, 'USER#*', 0],
    ['sns:Publish', 'not arn:aws:sns:*:*:*', null, 1],
  ]);
});

test('OPS-02 a role’s ledger counts denied calls and no use of a grant for them', () => {
  const principals = createPrincipals();
  const caller = principals.add('One', [rows]);
  authorize(caller, rowsOf('GetItem', 'ALERT#1'));
  authorize(caller, rowsOf('GetItem', 'ALERT#2'));
  expect(principals.privileges()[0]?.refused).toEqual([
    { action: 'dynamodb:GetItem', resource: table, calls: 2 },
  ]);
  expect(principals.privileges()[0]?.grants.every(({ uses }) => uses === 0)).toBe(true);
});

test('OPS-02 statements that are added after the caller are in the ledger', () => {
  const principals = createPrincipals();
  const statements = [rows];
  principals.add('One', statements);
  statements.push(texts);
  expect(principals.privileges()[0]?.grants.at(-1)?.action).toBe('sns:Publish');
});
