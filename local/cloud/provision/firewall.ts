import { z } from 'zod';
import { arn } from '../template/environment.ts';
import { matchStatement, type Statement } from './firewall-statement.ts';
import { physicalName } from './names.ts';
import { type Provisioner, parseProperties } from './provisioner.ts';

type DefaultAction = 'allow' | 'block';

/** Requests per address in a window. */
export interface Rate {
  readonly limit: number;
  readonly windowSeconds: number;
}

export interface Rule {
  /** `count` decides nothing. */
  readonly action: DefaultAction | 'count';
  readonly matches: Statement;
  /** If defined, the rule only matches requests from an address that sends more of them. */
  readonly rate: Rate | undefined;
}

/** The first matching rule decides, otherwise the default action. */
export interface WebAcl {
  readonly defaultAction: DefaultAction;
  readonly rules: readonly Rule[];
}

export interface Firewalls {
  /** By ARN. */
  webAcls: Map<string, WebAcl>;
  /** The ARN of the web ACL in front of a resource, by the resource's ARN. */
  webAclArns: Map<string, string>;
}

const action = z
  .union([z.strictObject({ Allow: z.strictObject({}) }), z.strictObject({ Block: z.strictObject({}) })])
  .transform((choice): DefaultAction => ('Allow' in choice ? 'allow' : 'block'));

const count = z.strictObject({ Count: z.strictObject({}) }).transform(() => 'count' as const);

const ruleHead = z.looseObject({ Priority: z.number().default(0), Action: z.union([action, count]) });

const plainRule = ruleHead
  .extend({ Statement: matchStatement })
  .transform(({ Priority, Action, Statement }) => {
    const rule: Rule = { action: Action, matches: Statement, rate: undefined };
    return { priority: Priority, rules: [rule] };
  });

const rateRule = ruleHead
  .extend({
    Statement: z.strictObject({
      RateBasedStatement: z.strictObject({
        AggregateKeyType: z.literal('IP'),
        Limit: z.number(),
        EvaluationWindowSec: z.number().default(300),
        ScopeDownStatement: matchStatement.optional(),
      }),
    }),
  })
  .transform(({ Priority, Action, Statement: { RateBasedStatement } }) => {
    const { Limit, EvaluationWindowSec, ScopeDownStatement = () => true } = RateBasedStatement;
    const rate = { limit: Limit, windowSeconds: EvaluationWindowSec };
    const rule: Rule = { action: Action, matches: ScopeDownStatement, rate };
    return { priority: Priority, rules: [rule] };
  });

/** Managed rules have no effect: AWS doesn't publish which requests and addresses they match. */
const managedRule = z
  .looseObject({
    Priority: z.number().default(0),
    Statement: z.strictObject({ ManagedRuleGroupStatement: z.unknown() }),
  })
  .transform(({ Priority }) => ({ priority: Priority, rules: [] }));

const webAclProperties = z.looseObject({
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: action,
  Rules: z.array(z.union([plainRule, rateRule, managedRule])).default([]),
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
