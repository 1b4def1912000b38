import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cloudFormationPermissions, createCloudFormation } from './cloudformation.ts';
import { createCloudFrontService } from './cloudfront.ts';
import { ssmService } from './ssm.ts';
import { allow, signedHeaders, startTestGateway } from './test-gateway.ts';

const { service, admin } = createCloudFormation();
let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  admin.register('Big', {
    createdAt: new Date('2026-01-02T03:04:05Z'),
    outputs: { QueueUrl: 'https://sqs/queue' },
    resources: Array.from({ length: 150 }, (_, n) => ({
      logicalId: `Queue${n}`,
      physicalId: `queue-${n}`,
      type: n < 2 ? 'AWS::CloudFront::Distribution' : 'AWS::SQS::Queue',
    })),
  });
  admin.rewriteAddresses((url) => url.replace('https://sqs', 'http://127.0.0.1'));
  gateway = await startTestGateway({
    services: new Map([
      ['cloudformation', service],
      ['cloudfront', createCloudFrontService(() => admin.physicalIdsOf('AWS::CloudFront::Distribution'))],
      ['ssm', ssmService],
    ]),
    permissions: new Map([['cloudformation', cloudFormationPermissions]]),
  });
});
afterAll(() => gateway.close());

const reader = () =>
  gateway.principals.add('Reader', [allow(['cloudformation:*', 'cloudfront:*', 'ssm:*'], '*')]).accessKeyId;

async function ask(form: Record<string, string>): Promise<{ status: number; text: string }> {
  const headers = signedHeaders(reader(), 'cloudformation', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const answer = await fetch(gateway.url, { method: 'POST', body: new URLSearchParams(form), headers });
  return { status: answer.status, text: await answer.text() };
}

test('LOCAL-01 DescribeStacks returns a stack’s outputs with local addresses', async () => {
  const { text } = await ask({ Action: 'DescribeStacks', StackName: 'Big' });
  expect(text).toContain('<StackStatus>CREATE_COMPLETE</StackStatus>');
  expect(text).toContain('<OutputKey>QueueUrl</OutputKey><OutputValue>http://127.0.0.1/queue</OutputValue>');
});

test('LOCAL-01 ListStackResources returns pages of a hundred', async () => {
  const first = await ask({ Action: 'ListStackResources', StackName: 'Big' });
  const [, next = ''] = /<NextToken>(\w+)<\/NextToken>/.exec(first.text) ?? [];
  const second = await ask({ Action: 'ListStackResources', StackName: 'Big', NextToken: next });
  const listed = [first, second].map(({ text }) => text.match(/<PhysicalResourceId>/g)?.length);
  expect(listed).toEqual([100, 50]);
  expect(second.text).not.toContain('NextToken');
});

test('LOCAL-01 a missing stack is a ValidationError', async () => {
  const { status, text } = await ask({ Action: 'DescribeStacks', StackName: 'None' });
  expect([status, text]).toEqual([400, expect.stringContaining('<Code>ValidationError</Code>')]);
  expect(text).toContain('Stack with id None does not exist');
});

test('LOCAL-01 ListDistributions lists the distributions of all stacks', async () => {
  const headers = signedHeaders(reader(), 'cloudfront', {});
  const answer = await fetch(`${gateway.url}/2020-05-31/distribution`, { headers });
  const text = await answer.text();
  expect(text).toContain('<Quantity>2</Quantity>');
  expect(text.match(/<DistributionSummary>/g)).toHaveLength(2);
});

test('LOCAL-01 Systems Manager has the bootstrap version, and no other parameter', async () => {
  const read = async (Name: string) => {
    const headers = signedHeaders(reader(), 'ssm', { 'x-amz-target': 'AmazonSSM.GetParameter' });
    const answer = await fetch(gateway.url, { method: 'POST', body: JSON.stringify({ Name }), headers });
    return answer.json();
  };
  expect(await read('/cdk-bootstrap/hnb659fds/version')).toMatchObject({ Parameter: { Value: '28' } });
  expect(await read('/other')).toMatchObject({ __type: expect.stringMatching(/ParameterNotFound$/) });
});
