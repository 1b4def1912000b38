import { describe, expect, test } from '@jest/globals';
import { isBlocked } from './firewall.ts';
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

describe('LOCAL-01 a firewall', () => {
  test('blocks a header value in front of its resource, ignoring case', async () => {
    const rate = { Statement: { RateBasedStatement: { Limit: 500, AggregateKeyType: 'IP' } } };
    const inventory = await protectWith(rate, blocking('deleteuser'));

    expect(isBlocked(inventory, POOL, { [HEADER]: 'DeleteUser' })).toBe(true);
    expect(isBlocked(inventory, POOL, { [HEADER]: 'GetUser' })).toBe(false);
    expect(isBlocked(inventory, `${POOL}2`, { [HEADER]: 'DeleteUser' })).toBe(false);
  });

  test('that blocks by default allows exact matches of its rules', async () => {
    const allowing = {
      ...blocking('Open', { TextTransformations: [{ Priority: 0, Type: 'NONE' }] }),
      Action: { Allow: {} },
    };
    const inventory = await protectPool({ DefaultAction: { Block: {} }, Rules: [allowing] });

    expect(isBlocked(inventory, POOL, { [HEADER]: 'Open' })).toBe(false);
    expect(isBlocked(inventory, POOL, { [HEADER]: 'open' })).toBe(true);
    expect(isBlocked(inventory, POOL, {})).toBe(true);
  });

  test.each([
    ['a value that can never match', blocking('DeleteUser')],
    ['part of a value', blocking('deleteuser', { PositionalConstraint: 'CONTAINS' })],
    ['an unknown statement', { Statement: { GeoMatchStatement: { CountryCodes: ['US'] } } }],
  ])('with a rule on %s is refused by name', async (_what, rule) => {
    await expect(protectWith(rule)).rejects.toThrow(
      'Firewall (AWS::WAFv2::WebACL) is not supported as declared',
    );
  });
});
