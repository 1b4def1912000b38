import { describe, expect, test } from '@jest/globals';
import { authorize } from './authorize.ts';
import type { PolicyStatement } from './policy-statement.ts';
import type { Principal } from './principal.ts';
import type { ResourceStatement } from './resource-policy.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table/Jobs';
const put = { action: 'dynamodb:PutItem', resource: table };

function principal(...statements: PolicyStatement[]): Principal {
  return { name: 'Writer', accessKeyId: 'A', secretAccessKey: 'B', statements };
}

const allow = (Condition?: PolicyStatement['Condition']): PolicyStatement => ({
  Effect: 'Allow',
  Action: ['dynamodb:*Item'],
  Resource: [`${table}*`],
  ...(Condition ? { Condition } : {}),
});

describe('a role', () => {
  test('may make a call that a statement allows', () => {
    expect(authorize(principal(allow()), put)).toBeNull();
  });

  test('is refused a call that no statement allows, with IAM’s message', () => {
    expect(authorize(principal(allow()), { action: 'dynamodb:Query', resource: table })).toBe(
      `User: arn:aws:sts::000000000000:assumed-role/Writer/local is not authorized to perform: dynamodb:Query on resource: ${table} because no identity-based policy allows the dynamodb:Query action`,
    );
  });

  test('is refused a denied call even if another statement allows it', () => {
    const deny: PolicyStatement = { Effect: 'Deny', Action: ['dynamodb:PutItem'], Resource: ['*'] };
    expect(authorize(principal(allow(), deny), put)).toContain('with an explicit deny');
  });

  test('OPS-01 is refused a call that the resource’s policy denies', () => {
    const statement: ResourceStatement = {
      Effect: 'Deny',
      Action: ['dynamodb:*'],
      Resource: ['*'],
      Principal: { AWS: ['*'] },
    };
    expect(authorize(principal(allow()), put, [statement])).toContain(
      'with an explicit deny in a resource-based policy',
    );
    const onlyUnencrypted = { ...statement, Condition: { Bool: { 'aws:SecureTransport': ['false'] } } };
    expect(authorize(principal(allow()), put, [onlyUnencrypted])).toBeNull();
  });

  test('OPS-01 may make a call that the resource’s policy allows it by name, but not through its account', () => {
    const roleArn = 'arn:aws:iam::000000000000:role/Writer';
    const named = (name: string): ResourceStatement => ({
      Effect: 'Allow',
      Action: ['dynamodb:*'],
      Resource: ['*'],
      Principal: { AWS: [name] },
    });
    const writer = { ...principal(), roleArn };
    expect(authorize(writer, put, [named(roleArn)])).toBeNull();
    expect(authorize(writer, put, [named('arn:aws:iam::000000000000:root')])).toContain('no identity-based');
  });

  test('with NotResource may use every other resource', () => {
    const others: PolicyStatement = { ...allow(), Resource: [], NotResource: ['arn:aws:sns:*:*:*'] };
    expect(authorize(principal(others), put)).toBeNull();
    const topic = { ...put, resource: 'arn:aws:sns:us-east-1:000000000000:Topic' };
    expect(authorize(principal(others), topic)).toContain('no identity-based policy allows');
  });

  test('is refused by name if a condition operator or key is not supported', () => {
    expect(authorize(principal(allow({ DateLessThan: { 'aws:SecureTransport': ['x'] } })), put)).toContain(
      'does not support the condition operator DateLessThan',
    );
    expect(authorize(principal(allow({ StringEquals: { 'aws:Mood': ['x'] } })), put)).toContain(
      'does not support the condition key aws:Mood',
    );
  });
});

describe('a condition', () => {
  const leading = (...keys: string[]) => ({
    ...put,
    context: { 'dynamodb:leadingkeys': keys, 'ses:fromaddress': null },
  });
  const decide = (operator: string, key: string, values: string[], keys: string[]) =>
    authorize(principal(allow({ [operator]: { [key]: values } })), leading(...keys)) === null;

  test.each([
    ['ForAllValues:StringEquals', ['job', 'user'], ['job', 'user'], true],
    ['ForAllValues:StringEquals', ['job'], ['job', 'user'], false],
    ['ForAllValues:StringLike', ['job#*'], ['job#1', 'job#2'], true],
    ['ForAllValues:StringLike', ['job#*'], ['user#1'], false],
    ['ForAllValues:StringLike', ['job#*'], [], true],
    ['ForAnyValue:StringLike', ['job#*'], ['user#1', 'job#1'], true],
    ['ForAnyValue:StringLike', ['job#*'], [], false],
    ['StringNotLike', ['job#*'], ['user#1'], true],
    ['StringNotEquals', ['job#1', 'job#2'], ['job#2'], false],
  ])('%s %j of keys %j: %s', (operator, values, keys, expected) => {
    expect(decide(operator, 'dynamodb:LeadingKeys', values, keys)).toBe(expected);
  });

  test.each([
    ['StringEquals', false],
    ['StringEqualsIfExists', true],
    ['StringNotEquals', true],
    ['ForAllValues:StringEquals', true],
    ['ForAnyValue:StringEquals', false],
  ])('%s on a key that the request does not have: %s', (operator, expected) => {
    expect(decide(operator, 'ses:FromAddress', ['a@b.c'], [])).toBe(expected);
  });

  test.each([
    ['arn:aws:ses:us-east-1:000000000000:identity/*', true],
    ['arn:aws:ses:*:*:identity/a.example', true],
    ['arn:aws:ses:*', false],
    ['arn:*:identity/a.example', false],
  ])('OPS-01 ArnLike %s compares part by part: %s', (pattern, expected) => {
    const condition = allow({ ArnLike: { 'ses:FromAddress': [pattern] } });
    const context = { 'ses:fromaddress': ['arn:aws:ses:us-east-1:000000000000:identity/a.example'] };
    expect(authorize(principal(condition), { ...put, context }) === null).toBe(expected);
  });

  test('Null tests whether the key is absent', () => {
    expect(decide('Null', 'ses:FromAddress', ['true'], [])).toBe(true);
    expect(decide('Null', 'ses:FromAddress', ['false'], [])).toBe(false);
  });

  test('aws:SecureTransport is true, so a Deny of insecure calls does not apply', () => {
    const deny: PolicyStatement = {
      Effect: 'Deny',
      Action: ['*'],
      Resource: ['*'],
      Condition: { Bool: { 'aws:SecureTransport': ['false'] } },
    };
    expect(authorize(principal(allow(), deny), put)).toBeNull();
  });

  test('is met only if each of its operators and keys is', () => {
    const both = {
      StringLike: { 'dynamodb:LeadingKeys': ['job#*'] },
      Bool: { 'aws:SecureTransport': ['false'] },
    };
    expect(authorize(principal(allow(both)), leading('job#1'))).not.toBeNull();
  });
});
