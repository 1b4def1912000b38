import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

/** Matches requests whose header has exactly this value. */
interface HeaderRule {
  action: Action;
  /** Lower case. */
  header: string;
  value: string;
  /** Whether the header is converted to lower case first. */
  ignoresCase: boolean;
}

type Action = 'allow' | 'block';

/** The first matching rule decides, otherwise the default action. */
export interface WebAcl {
  defaultAction: Action;
  rules: readonly HeaderRule[];
}

export interface Firewalls {
  /** By ARN. */
  webAcls: Map<string, WebAcl>;
  /** The ARN of the web ACL in front of a resource, by the resource's ARN. */
  webAclArns: Map<string, string>;
}

const action = z
  .union([z.strictObject({ Allow: z.strictObject({}) }), z.strictObject({ Block: z.strictObject({}) })])
  .transform((choice): Action => ('Allow' in choice ? 'allow' : 'block'));

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
      ignoresCase: TextTransformations[0].Type === 'LOWERCASE',
    };
    return { priority: Priority, rules: [rule] };
  })
  .refine(
    ({ rules }) => rules.every(({ ignoresCase, value }) => !ignoresCase || value === value.toLowerCase()),
    'A value with capital letters never matches a header in lower case.',
  );

/** Rate limits and managed rules have no effect on one machine. */
const ruleWithoutEffect = z
  .looseObject({
    Priority: z.number().default(0),
    Statement: z.union([
      z.strictObject({ RateBasedStatement: z.unknown() }),
      z.strictObject({ ManagedRuleGroupStatement: z.unknown() }),
    ]),
  })
  .transform(({ Priority }) => ({ priority: Priority, rules: [] }));

const webAclProperties = z.looseObject({
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: action,
  Rules: z.array(z.union([headerRule, ruleWithoutEffect])).default([]),
});

/** AWS::WAFv2::WebACL. */
export const webAcl: Provisioner<Firewalls> = (resource, { inventory }) => {
  const { Scope, DefaultAction, Rules } = parseProperties(webAclProperties, resource);
  const name = physicalName(resource.stackName, resource.logicalId, 128);
  const aclArn = arn('wafv2', `${Scope === 'REGIONAL' ? 'regional' : 'global'}/webacl/${name}`);
  const rules = Rules.toSorted((one, other) => one.priority - other.priority).flatMap((rule) => rule.rules);
  inventory.webAcls.set(aclArn, { defaultAction: DefaultAction, rules });
  return { ref: name, attributes: { Arn: aclArn, Id: name } };
};

/** AWS::WAFv2::WebACLAssociation. */
export const webAclAssociation: Provisioner<Firewalls> = (resource, { inventory }) => {
  const schema = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() });
  const { ResourceArn, WebACLArn } = parseProperties(schema, resource);
  inventory.webAclArns.set(ResourceArn, WebACLArn);
  return { ref: resource.logicalId, attributes: {} };
};

/** Whether the web ACL in front of a resource blocks a request with these headers. Header names are in lower case. */
export function isBlocked(
  { webAcls, webAclArns: guardedBy }: Pick<Firewalls, 'webAcls' | 'webAclArns'>,
  resourceArn: string,
  headers: Readonly<Record<string, string>>,
): boolean {
  const acl = webAcls.get(guardedBy.get(resourceArn) ?? '');
  if (!acl) return false;
  const match = acl.rules.find(({ header, value, ignoresCase }) => {
    const actual = headers[header] ?? '';
    return (ignoresCase ? actual.toLowerCase() : actual) === value;
  });
  return (match?.action ?? acl.defaultAction) === 'block';
}
