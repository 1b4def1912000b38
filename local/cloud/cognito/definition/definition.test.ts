import { describe, expect, test } from '@jest/globals';
import { FRANK_CLIENT, POOL_PROPERTIES } from '../fixtures/template.ts';
import { readDefinition } from './definition.ts';

const read = (pool: object = {}, client: object = {}, groups: object[] = []) =>
  readDefinition({
    poolId: 'eu-west-1_people',
    pool: { ...POOL_PROPERTIES, ...pool },
    clients: [{ ...FRANK_CLIENT, properties: { ...FRANK_CLIENT.properties, ...client } }],
    groups,
  });
const lifetimes = (client: object) => {
  const { accessTokenSeconds, idTokenSeconds, refreshTokenSeconds } =
    read({}, client).clients.get('frank') ?? {};
  return [accessTokenSeconds, idTokenSeconds, refreshTokenSeconds];
};

describe('a pool’s definition', () => {
  test('tells the region by the pool’s id', () => {
    expect(read()).toMatchObject({ region: 'eu-west-1', poolId: 'eu-west-1_people' });
    expect(() => readDefinition({ poolId: 'people', pool: POOL_PROPERTIES, clients: [] })).toThrow(
      /not of the form <region>_<name>/,
    );
  });

  test('names declared attributes that are not standard with their prefix, immutable unless they say otherwise', () => {
    const { attributes } = read();

    expect(attributes.get('custom:country')).toMatchObject({ mutable: true, least: 2, most: 2 });
    expect(attributes.get('custom:invitedBy')).toMatchObject({ mutable: false });
    expect(attributes.get('email')).toMatchObject({ required: true, mutable: true, most: 2048 });
    expect(attributes.get('family_name')).toMatchObject({ required: false, mutable: true });
    expect(attributes.has('custom:email')).toBe(false);
  });

  test('asks for every class of character where the template says nothing of passwords', () => {
    expect(read({ Policies: undefined }).properties.Policies.PasswordPolicy).toEqual({
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      TemporaryPasswordValidityDays: 7,
    });
  });

  test('reads lifetimes in their units', () => {
    expect(lifetimes({})).toEqual([3600, 3600, 30 * 86_400]);
    expect(
      lifetimes({
        AccessTokenValidity: 2,
        IdTokenValidity: 600,
        RefreshTokenValidity: 0,
        TokenValidityUnits: { IdToken: 'seconds' },
      }),
    ).toEqual([7200, 600, 30 * 86_400]);
  });

  test.each([
    ['a property it has never heard of', { Sorcery: true }, {}, /Sorcery/],
    ['second factors for all', { MfaConfiguration: 'ON' }, {}, /MfaConfiguration/],
    [
      'links instead of codes',
      { VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_LINK' } },
      {},
      /DefaultEmailOption/,
    ],
    ['names instead of addresses', { UsernameAttributes: undefined }, {}, /UsernameAttributes/],
    ['silence on capitals', { UsernameConfiguration: undefined }, {}, /UsernameConfiguration/],
    ['a message without its code', { EmailVerificationMessage: 'Welcome' }, {}, /EmailVerificationMessage/],
    ['triggers it cannot call', { LambdaConfig: { UserMigration: 'arn' } }, {}, /UserMigration/],
    ['client secrets', {}, { GenerateSecret: true }, /GenerateSecret/],
    ['tokens of a minute', {}, { AccessTokenValidity: 1 }, /AccessTokenValidity: 60 seconds/],
    ['rotating refresh tokens', {}, { RefreshTokenRotation: { Feature: 'ENABLED' } }, /RefreshTokenRotation/],
  ])('refuses %s, saying what it cannot play', (_what, pool, client, message) => {
    expect(() => read(pool, client)).toThrow(message);
    expect(() => read(pool, client)).toThrow(/cannot be played locally as its template has it/);
  });
});
