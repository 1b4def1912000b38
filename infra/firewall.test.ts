import { describe, expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { SiteFirewall } from './firewall.ts';
import { ofType, resources } from './fixtures/template.ts';

const createRules = (mode: 'count' | 'block') => {
  const stack = new Stack(new App(), 'Stack');
  new SiteFirewall(stack, 'Firewall', { mode });
  const [acl] = Object.values(Template.fromStack(stack).findResources('AWS::WAFv2::WebACL'));
  return acl?.['Properties'].Rules;
};

describe('OPS-02 the site’s firewall', () => {
  test('OPS-02 counts or blocks, depending on the stage', () => {
    expect(createRules('count')).toMatchObject([
      { Action: { Count: {} } },
      { OverrideAction: { Count: {} } },
    ]);
    expect(createRules('block')).toMatchObject([{ Action: { Block: {} } }, { OverrideAction: { None: {} } }]);
  });

  test('OPS-02 allows hundreds of people per address, and exempts webhooks and one-click unsubscribe', () => {
    for (const { Statement } of createRules('block')) {
      const { Limit, ScopeDownStatement } =
        Statement.RateBasedStatement ?? Statement.ManagedRuleGroupStatement;
      if (Limit !== undefined) expect(Limit).toBeGreaterThanOrEqual(300 * 30);
      const exempt = ScopeDownStatement.NotStatement.Statement.OrStatement.Statements;
      expect(exempt.map((one: Record<string, unknown>) => one['ByteMatchStatement'])).toMatchObject([
        { SearchString: '/webhooks/', PositionalConstraint: 'STARTS_WITH' },
        { SearchString: '/unsubscribe', PositionalConstraint: 'STARTS_WITH' },
      ]);
    }
  });

  test('OPS-02 counts requests that can’t do the work of many: ten resolvers at most', () => {
    expect(ofType('AWS::AppSync::GraphQLApi')[0]?.Properties).toMatchObject({
      QueryDepthLimit: 6,
      ResolverCountLimit: 10,
    });
  });

  test('OPS-02 can’t be bypassed: the APIs require the distribution’s secret header', () => {
    const [distribution] = ofType('AWS::CloudFront::Distribution');
    const origins = Object(distribution?.Properties['DistributionConfig']).Origins;
    const apiOrigins = origins.filter((origin: object) => !('S3OriginConfig' in origin));
    const secret = {
      'Fn::Join': expect.arrayContaining([expect.arrayContaining(['{{resolve:secretsmanager:'])]),
    };
    expect(apiOrigins).toHaveLength(2);
    for (const { OriginCustomHeaders } of apiOrigins)
      expect(OriginCustomHeaders).toEqual([{ HeaderName: 'x-daybreak-origin', HeaderValue: secret }]);

    const api = ofType('AWS::AppSync::GraphQLApi')[0]?.id;
    const guard = ofType('AWS::WAFv2::WebACLAssociation').find(({ Properties }) =>
      JSON.stringify(Properties['ResourceArn']).includes(`"${api}"`),
    );
    const acl = resources.find(({ id }) =>
      JSON.stringify(guard?.Properties['WebACLArn']).includes(`"${id}"`),
    );
    expect(acl?.Properties).toMatchObject({
      DefaultAction: { Block: {} },
      Rules: [{ Action: { Allow: {} }, Statement: { ByteMatchStatement: { SearchString: secret } } }],
    });
    const routes = ofType('AWS::ApiGatewayV2::Route');
    expect(routes.length).toBeGreaterThan(5);
    for (const { Properties } of routes) expect(Properties['AuthorizationType']).toBe('CUSTOM');
  });
});
