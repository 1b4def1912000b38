import { describe, expect, test } from '@jest/globals';
import { openFirewalls } from '../edge/firewall.ts';
import { emptyInventory } from './inventory.ts';
import { provisionerFor } from './resource-types.ts';

const POOL = 'arn:aws:cognito-idp:us-east-1:000000000000:userpool/us-east-1_people';
const HEADER = 'x-amzn-cognito-operation-name';

const blocking = (SearchString: string, more: object = {}) => ({
  Action: { Block: {} },
  Statement: {
    ByteMatchStatement: {
      FieldToMatch: { SingleHeader: { Name: HEADER } },
      PositionalConstraint: 'EXACTLY',
      SearchString,
      TextTransformations: [{ Priority: 0, Type: 'LOWERCASE' }],
      ...more,
    },
  },
});

/** Provisions a web ACL with these rules in front of a user pool. */
const protectWith = (...Rules: object[]) => protectPool({ DefaultAction: { Allow: {} }, Rules });

async function protectPool(rest: object) {
  const inventory = emptyInventory(new Map());
  const provision = (type: string, properties: object) =>
    provisionerFor(type, 'Firewall')(
      { logicalId: 'Firewall', type, stackName: 'stack', properties: { ...properties } },
      // Firewalls need no service.
      { services: Object.create(null), inventory, inlineFolder: '' },
    );
  const acl = { Scope: 'REGIONAL', ...rest };
  const { attributes } = await provision('AWS::WAFv2::WebACL', acl);
  const association = { ResourceArn: POOL, WebACLArn: attributes['Arn'] };
  await provision('AWS::WAFv2::WebACLAssociation', association);
  return inventory;
}

/** A request from an address with these headers. */
const aRequest = (headers: Record<string, string> = {}, sourceIp = '198.51.100.7', path = '/') => ({
  path,
  headers,
  sourceIp,
});

const startsWith = (SearchString: string) => ({
  ByteMatchStatement: {
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    SearchString,
    TextTransformations: [{ Priority: 0, Type: 'NONE' }],
  },
});

/** A rule on more than three requests an address in a minute. */
const limiting = (Action: object, more: object = {}) => ({
  Action,
  Statement: {
    RateBasedStatement: { Limit: 3, AggregateKeyType: 'IP', EvaluationWindowSec: 60, ...more },
  },
});

describe('LOCAL-01 a firewall', () => {
  test('blocks a header value in front of its resource, ignoring case', async () => {
    const managed = { Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'List' } } };
    const isBlocked = openFirewalls(await protectWith(managed, blocking('deleteuser')));

    expect(isBlocked(POOL, aRequest({ [HEADER]: 'DeleteUser' }))).toBe(true);
    expect(isBlocked(POOL, aRequest({ [HEADER]: 'GetUser' }))).toBe(false);
    expect(isBlocked(`${POOL}2`, aRequest({ [HEADER]: 'DeleteUser' }))).toBe(false);
  });

  test('allows each of several values in one rule', async () => {
    const [one, other] = [blocking('getuser'), blocking('signup')].map(({ Statement }) => Statement);
    const rule = { Action: { Allow: {} }, Statement: { OrStatement: { Statements: [one, other] } } };
    const isBlocked = openFirewalls(await protectPool({ DefaultAction: { Block: {} }, Rules: [rule] }));

    expect(isBlocked(POOL, aRequest({ [HEADER]: 'GetUser' }))).toBe(false);
    expect(isBlocked(POOL, aRequest({ [HEADER]: 'SignUp' }))).toBe(false);
    expect(isBlocked(POOL, aRequest({ [HEADER]: 'AssociateSoftwareToken' }))).toBe(true);
  });

  test('that blocks by default allows exact matches of its rules', async () => {
    const allowing = {
      ...blocking('Open', { TextTransformations: [{ Priority: 0, Type: 'NONE' }] }),
      Action: { Allow: {} },
    };
    const inventory = await protectPool({ DefaultAction: { Block: {} }, Rules: [allowing] });
    const isBlocked = openFirewalls(inventory);

    expect(isBlocked(POOL, aRequest({ [HEADER]: 'Open' }))).toBe(false);
    expect(isBlocked(POOL, aRequest({ [HEADER]: 'open' }))).toBe(true);
    expect(isBlocked(POOL, aRequest())).toBe(true);
  });

  test('blocks an address above its rate, until the requests are older than the window', async () => {
    let now = 0;
    const isBlocked = openFirewalls(await protectWith(limiting({ Block: {} })), () => now);
    const send = (seconds: number, address: string) => {
      now = seconds * 1000;
      return isBlocked(POOL, aRequest({}, address));
    };

    expect([0, 10, 20].map((second) => send(second, 'a'))).toEqual([false, false, false]);
    expect([send(30, 'a'), send(30, 'b')]).toEqual([true, false]);
    // Blocked requests count: at second 61 there are those of 10, 20, 30 and 61.
    expect([61, 95, 96].map((second) => send(second, 'a'))).toEqual([true, false, false]);
  });

  test('counts the requests of a rate’s scope only', async () => {
    const scope = {
      NotStatement: { Statement: { OrStatement: { Statements: ['/webhooks/', '/undo'].map(startsWith) } } },
    };
    const rule = limiting({ Block: {} }, { ScopeDownStatement: scope });
    const isBlocked = openFirewalls(await protectWith(rule), () => 0);
    const send = (path: string) => isBlocked(POOL, aRequest({}, 'a', path));

    expect(['/undo', '/webhooks/stripe', '/webhooks/stripe', '/undo'].map(send)).not.toContain(true);
    expect(['/', '/', '/jobs', '/jobs'].map(send)).toEqual([false, false, false, true]);
    expect(send('/webhooks/stripe')).toBe(false);
  });

  test('that counts blocks nothing', async () => {
    const isBlocked = openFirewalls(await protectWith(limiting({ Count: {} })), () => 0);

    expect([1, 2, 3, 4, 5].map(() => isBlocked(POOL, aRequest()))).not.toContain(true);
  });

  test.each([
    ['a value that can never match', blocking('DeleteUser')],
    ['part of a value', blocking('deleteuser', { PositionalConstraint: 'CONTAINS' })],
    ['a rate per header', limiting({ Block: {} }, { AggregateKeyType: 'CUSTOM_KEYS' })],
    ['an unknown statement', { Statement: { GeoMatchStatement: { CountryCodes: ['US'] } } }],
  ])('with a rule on %s is refused by name', async (_what, rule) => {
    await expect(protectWith(rule)).rejects.toThrow(
      'Firewall (AWS::WAFv2::WebACL) is not supported as declared',
    );
  });
});
