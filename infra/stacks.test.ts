import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ofType, resources, stacks } from './fixtures/template.ts';

describe('OPS-01 the stacks of a stage', () => {
  test('OPS-01 have no more than 300 resources each, of the 500 that CloudFormation allows', () => {
    const counts = stacks.map(({ name, Resources }) => [name, Object.keys(Resources).length] as const);
    expect(resources.length).toBeGreaterThan(400);
    expect(counts.filter(([, count]) => count > 300)).toEqual([]);
  });

  test('OPS-01 keep what holds data, and the topics to which people subscribe, in a protected stack', () => {
    const state = stacks[0];
    const kept = resources.filter(({ stack }) => stack === state?.name).map(({ Type }) => Type);
    const elsewhere = resources.filter(({ stack }) => stack !== state?.name).map(({ Type }) => Type);
    const types = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket'];
    expect(kept).toEqual(
      expect.arrayContaining([...types, 'AWS::SNS::Topic', 'AWS::SecretsManager::Secret']),
    );
    // The site's bucket, and the header's secret, which CloudFormation itself reads.
    expect(elsewhere.filter((type) => type === 'AWS::S3::Bucket')).toHaveLength(1);
    expect(elsewhere.filter((type) => type === 'AWS::SecretsManager::Secret')).toHaveLength(1);
    const manifest = JSON.parse(readFileSync('cdk.out/manifest.json', 'utf8'));
    expect(manifest.artifacts[state?.name ?? '']).toMatchObject({
      properties: { terminationProtection: true },
    });
  });

  test('OPS-01 refer only to those before', () => {
    const names = stacks.map(({ name }) => name);
    const referred = stacks.map(({ text }) =>
      names.filter((name) => text.includes(`"Fn::GetStackOutput":{"StackName":"${name}"`)),
    );
    expect(referred).toEqual([[], names.slice(0, 1), names.slice(0, 2)]);
  });

  test('OPS-01 change fields after the schema, and pages after the fields', () => {
    const [schema] = ofType('AWS::AppSync::GraphQLSchema');
    const fields = ofType('AWS::AppSync::FunctionConfiguration', 'AWS::AppSync::Resolver');
    const resolvers = ofType('AWS::AppSync::Resolver').map(({ id }) => id);
    const pages = ofType('Custom::CDKBucketDeployment').find(({ stack }) => stack === schema?.stack);

    expect(fields.length).toBeGreaterThan(50);
    expect(
      fields.filter(({ DependsOn }) => !DependsOn.includes(schema?.id ?? '')).map(({ id }) => id),
    ).toEqual([]);
    expect(pages?.DependsOn).toEqual(expect.arrayContaining(resolvers));
  });

  test('OPS-01 have one policy each that refuses requests to their queues without TLS', () => {
    const policies = ofType('AWS::SQS::QueuePolicy').map(({ Properties }) => Properties);
    const refusing = policies.filter((policy) =>
      JSON.stringify(policy).includes('{"Bool":{"aws:SecureTransport":"false"}}'),
    );
    const covered = refusing.flatMap(({ Queues }) => Queues);
    const queues = ofType('AWS::SQS::Queue').map(({ id }) => ({ Ref: id }));

    expect(covered).toHaveLength(queues.length);
    expect(covered).toEqual(expect.arrayContaining(queues));
    // Two queues have policies of their own, because other services send to them.
    expect(policies).toHaveLength(4);
  });
});
