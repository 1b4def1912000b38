import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type Provision, readProperties } from './resource-type.ts';

/** A rule about requests whose header has exactly this value. */
interface HeaderRule {
  action: Action;
  /** Lower case. */
  header: string;
  value: string;
  /** Whether the header is lower-cased before the comparison. */
  lowersCase: boolean;
}

type Action = 'allow' | 'block';

/** A web ACL: the first rule that matches decides, or else the default. */
export interface WebAcl {
  defaultAction: Action;
  rules: readonly HeaderRule[];
}

/** The inventory of firewalls. */
export interface Firewalls {
  /** By ARN. */
  webAcls: Map<string, WebAcl>;
  /** The web ACL in front of a resource, by the resource's ARN. */
  guardedBy: Map<string, string>;
}

const action = z
  .union([z.strictObject({ Allow: z.strictObject({}) }), z.strictObject({ Block: z.strictObject({}) })])
  .transform((given): Action => ('Allow' in given ? 'allow' : 'block'));

const headerRule = z
  .looseObject({
    Priority: z.number().default(0),
    Action: action,
    Statement: z.strictObject({
      ByteMatchStatement: z.strictObject({
        FieldToMatch: z.strictObject({ SingleHeader: z.strictObject({ Name: z.string().toLowerCase() }) }),
        PositionalConstraint: z.literal('EXACTLY'),
        SearchString: z.string(),
        TextTransformations: z.tuple([
          z.strictObject({ Priority: z.number(), Type: z.enum(['NONE', 'LOWERCASE']) }),
        ]),
      }),
    }),
  })
  .transform(({ Priority, Action, Statement }) => {
    const { FieldToMatch, SearchString, TextTransformations } = Statement.ByteMatchStatement;
    const rule: HeaderRule = {
      action: Action,
      header: FieldToMatch.SingleHeader.Name,
      value: SearchString,
      lowersCase: TextTransformations[0].Type === 'LOWERCASE',
    };
    return { priority: Priority, rules: [rule] };
  })
  .refine(
    ({ rules }) => rules.every(({ lowersCase, value }) => !lowersCase || value === value.toLowerCase()),
    'A value with capitals never matches a header that was lower-cased.',
  );

/** One machine has one address and no reputation: rate limits and managed rules have no effect here. */
const ruleWithoutEffect = z
  .looseObject({
    Priority: z.number().default(0),
    Statement: z.union([
      z.strictObject({ RateBasedStatement: z.unknown() }),
      z.strictObject({ ManagedRuleGroupStatement: z.unknown() }),
    ]),
  })
  .transform(({ Priority }) => ({ priority: Priority, rules: [] }));

const properties = z.looseObject({
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: action,
  Rules: z.array(z.union([headerRule, ruleWithoutEffect])).default([]),
});

/** AWS::WAFv2::WebACL. */
export const webAcl: Provision<Firewalls> = (resource, { inventory }) => {
  const { Scope, DefaultAction, Rules } = readProperties(properties, resource);
  const name = physicalName(resource.stackName, resource.logicalId, 128);
  const aclArn = arn('wafv2', `${Scope === 'REGIONAL' ? 'regional' : 'global'}/webacl/${name}`);
  const rules = Rules.toSorted((one, other) => one.priority - other.priority).flatMap((rule) => rule.rules);
  inventory.webAcls.set(aclArn, { defaultAction: DefaultAction, rules });
  return { ref: name, attributes: { Arn: aclArn, Id: name } };
};

/** AWS::WAFv2::WebACLAssociation. */
export const webAclAssociation: Provision<Firewalls> = (resource, { inventory }) => {
  const schema = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() });
  const { ResourceArn, WebACLArn } = readProperties(schema, resource);
  inventory.guardedBy.set(ResourceArn, WebACLArn);
  return { ref: resource.logicalId, attributes: {} };
};

/** Whether the firewall in front of a resource, if there is one, blocks a request with these headers (names in lower case). */
export function isBlocked(
  { webAcls, guardedBy }: Pick<Firewalls, 'webAcls' | 'guardedBy'>,
  resourceArn: string,
  headers: Readonly<Record<string, string>>,
): boolean {
  const acl = webAcls.get(guardedBy.get(resourceArn) ?? '');
  if (!acl) return false;
  const match = acl.rules.find(({ header, value, lowersCase }) => {
    const given = headers[header] ?? '';
    return (lowersCase ? given.toLowerCase() : given) === value;
  });
  return (match?.action ?? acl.defaultAction) === 'block';
}
