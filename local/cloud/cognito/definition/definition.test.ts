import { describe, expect, test } from '@jest/globals';
import { POOL_PROPERTIES, SITE_CLIENT } from '../fixtures/template.ts';
import { readDefinition } from './definition.ts';

const read = (pool: object = {}, client: object = {}, group: object = {}) =>
  readDefinition({
    poolId: 'eu-west-1_people',
    pool: { ...POOL_PROPERTIES, ...pool },
    clients: [{ clientId: 'site', properties: { ...SITE_CLIENT.properties, ...client } }],
    groups: [{ GroupName: 'staff', ...group }],
  });

describe('a pool’s definition', () => {
  test('takes the region from the pool id', () => {
    expect(read()).toMatchObject({ region: 'eu-west-1', poolId: 'eu-west-1_people' });
    expect(() => readDefinition({ poolId: 'people', pool: POOL_PROPERTIES, clients: [] })).toThrow(
      /not of the form <region>_<name>/,
    );
  });

  test('prefixes custom attributes, which are immutable unless declared mutable', () => {
    const { attributes } = read();

    expect(attributes.get('custom:country')).toMatchObject({ mutable: true, minLength: 2, maxLength: 2 });
    expect(attributes.get('custom:invitedBy')).toMatchObject({ mutable: false });
    expect(attributes.get('email')).toMatchObject({ required: true, mutable: false, maxLength: 2048 });
    expect(attributes.has('custom:email')).toBe(false);
  });

  test('converts token lifetimes to seconds', () => {
    expect(read({}, { AccessTokenValidity: 15 }).clients.get('site')).toMatchObject({
      accessTokenSeconds: 900,
      idTokenSeconds: 3600,
      refreshTokenSeconds: 30 * 86_400,
    });
  });

  test.each([
    ['an unknown property', { Sorcery: true }, {}, {}, /Sorcery/],
    ['a required second factor', { MfaConfiguration: 'ON' }, {}, {}, /MfaConfiguration/],
    ['an optional second factor', { MfaConfiguration: 'OPTIONAL' }, {}, {}, /MfaConfiguration/],
    ['user names', { UsernameAttributes: undefined }, {}, {}, /UsernameAttributes/],
    ['case-sensitive addresses', { UsernameConfiguration: { CaseSensitive: true } }, {}, {}, /CaseSensitive/],
    ['a mutable e-mail address', { Schema: [{ Name: 'email', Mutable: true }] }, {}, {}, /email as required/],
    ['a sign-up trigger', { LambdaConfig: { PreSignUp: 'arn' } }, {}, {}, /PreSignUp/],
    ['client secrets', {}, { GenerateSecret: true }, {}, /GenerateSecret/],
    ['hidden unknown users', {}, { PreventUserExistenceErrors: 'ENABLED' }, {}, /PreventUserExistenceErrors/],
    ['tokens that live a minute', {}, { AccessTokenValidity: 1 }, {}, /AccessTokenValidity/],
    ['a group’s role', {}, {}, { RoleArn: 'arn' }, /RoleArn/],
  ])('refuses %s by name', (_what, pool, client, group, message) => {
    expect(() => read(pool, client, group)).toThrow(message);
    expect(() => read(pool, client, group)).toThrow(/cannot be emulated/);
  });
});
