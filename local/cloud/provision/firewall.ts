import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

/** A rule that blocks requests whose header has exactly this value, lower-cased. */
export interface HeaderBlock {
  header: string;
  value: string;
}

/** The inventory of firewalls. */
export interface Firewalls {
  /** The header blocks of each web ACL, by its ARN. */
  webAcls: Map<string, readonly HeaderBlock[]>;
  /** The web ACL in front of a resource, by the resource's ARN. */
  guardedBy: Map<string, string>;
}

const headerBlock = z.looseObject({
  Action: z.strictObject({ Block: z.strictObject({}) }),
  Statement: z.strictObject({
    ByteMatchStatement: z.strictObject({
      FieldToMatch: z.strictObject({ SingleHeader: z.strictObject({ Name: z.string() }) }),
      PositionalConstraint: z.literal('EXACTLY'),
      SearchString: z.string().regex(/^[^A-Z]*$/, 'must be lower case: it is compared after LOWERCASE'),
      TextTransformations: z.tuple([z.strictObject({ Priority: z.number(), Type: z.literal('LOWERCASE') })]),
    }),
  }),
});

/** One machine has one address and no reputation: rate limits and managed rules have no effect here. */
const withoutEffect = z.looseObject({
  Statement: z.union([
    z.strictObject({ RateBasedStatement: z.unknown() }),
    z.strictObject({ ManagedRuleGroupStatement: z.unknown() }),
  ]),
});

const rule = z.union([
  headerBlock.transform(({ Statement }): HeaderBlock[] => {
    const { FieldToMatch, SearchString } = Statement.ByteMatchStatement;
    return [{ header: FieldToMatch.SingleHeader.Name, value: SearchString }];
  }),
  withoutEffect.transform((): HeaderBlock[] => []),
]);

const properties = z.looseObject({
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: z.strictObject({ Allow: z.strictObject({}) }),
  Rules: z.array(rule).default([]),
});

/** AWS::WAFv2::WebACL. */
export const webAcl: Provision<Firewalls> = (resource, { inventory }) => {
  const { Scope, Rules } = readProperties(properties, resource);
  const name = physicalName(resource.stackName, resource.logicalId, 128);
  const aclArn = arn('wafv2', `${Scope === 'REGIONAL' ? 'regional' : 'global'}/webacl/${name}`);
  inventory.webAcls.set(aclArn, Rules.flat());
  return { ref: name, attributes: { Arn: aclArn, Id: name } };
};

/** AWS::WAFv2::WebACLAssociation. */
export const webAclAssociation: Provision<Firewalls> = (resource, { inventory }) => {
  const schema = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() });
  const { ResourceArn, WebACLArn } = readProperties(schema, resource);
  inventory.guardedBy.set(ResourceArn, WebACLArn);
  return { ref: resource.logicalId, attributes: {} };
};

/** Whether the firewall in front of a resource, if there is one, blocks a request with this header. */
export function isBlocked(
  { webAcls, guardedBy }: Firewalls,
  resourceArn: string,
  header: string,
  value: string,
): boolean {
  const blocks = webAcls.get(guardedBy.get(resourceArn) ?? '') ?? [];
  return blocks.some((block) => block.header === header && block.value === value.toLowerCase());
}
