import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CloudServices, startCloudServices } from '../services/cloud-services.ts';
import { directClientSettings } from '../services/fauxqs.ts';
import { template } from '../template/template.ts';
import { deployStack } from './deploy-stack.ts';
import { emptyInventory } from './inventory.ts';

let folder: string;
let services: CloudServices;
let round = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  services = await startCloudServices({
    port: 0,
    dataFolder: folder,
    invoke: async () => ({ payload: null }),
    cognito: async () => ({ status: 200, body: {} }),
  });
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  round += 1;
});

const table = (sk: string) => ({
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    AttributeDefinitions: ['pk', sk].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: sk, KeyType: 'RANGE' },
    ],
  },
  DeletionPolicy: 'RetainExceptOnCreate',
});
const bucket = (DeletionPolicy: string) => ({
  Type: 'AWS::S3::Bucket',
  Properties: { BucketName: `files-${round}` },
  DeletionPolicy,
});
const last = { Last: { Type: 'AWS::SQS::Queue' } };
const stack = (files = 'RetainExceptOnCreate', sk = 'sk') => ({
  Rows: table(sk),
  Files: bucket(files),
  Key: { Type: 'AWS::SecretsManager::Secret', DeletionPolicy: 'RetainExceptOnCreate' },
  News: { Type: 'AWS::SNS::Topic' },
  ...last,
});

const deploy = (
  Resources: object,
  { failAt, hasData = false }: { failAt?: number; hasData?: boolean } = {},
) =>
  deployStack(
    { stackName: `Stack${round}`, template: template.parse({ Resources }) },
    { services, inventory: emptyInventory(new Map()), inlineFolder: folder },
    { recordFile: join(folder, `stack-${round}.json`), hasData, failAt },
  );

/** The names of this round's resources in the services. */
async function storedNames(): Promise<string[]> {
  const { dynamoDbUrl, fauxqsUrl } = services.upstreamUrls;
  const { TableNames = [] } = await new DynamoDBClient(directClientSettings(dynamoDbUrl)).send(
    new ListTablesCommand(),
  );
  const { Buckets = [] } = await new S3Client({
    ...directClientSettings(fauxqsUrl),
    forcePathStyle: true,
  }).send(new ListBucketsCommand());
  const { QueueUrls = [] } = await new SQSClient(directClientSettings(fauxqsUrl)).send(
    new ListQueuesCommand(),
  );
  const names = [...TableNames, ...Buckets.map(({ Name = '' }) => Name), ...QueueUrls];
  const secret = services.secrets.read(`Stack${round}-Key`) === null ? [] : [`Stack${round}-Key`];
  return [...names, ...secret]
    .map((name) => name.split('/').at(-1) ?? '')
    .filter((name) => name.startsWith(`Stack${round}-`) || name === `files-${round}`)
    .sort();
}

const everything = () => [`Stack${round}-Key`, `Stack${round}-Last`, `Stack${round}-Rows`, `files-${round}`];

describe('OPS-01 a failed create', () => {
  test.each([1, 3, 5])(
    'OPS-01 at resource %i leaves nothing behind, and succeeds when repeated',
    async (failAt) => {
      await expect(deploy(stack(), { failAt })).rejects.toThrow('was made to fail');
      expect(await storedNames()).toEqual([]);

      await deploy(stack());
      expect(await storedNames()).toEqual(everything());
    },
  );

  test('OPS-01 that leaves a fixed name behind blocks the next create', async () => {
    await expect(deploy(stack('Retain'), { failAt: 5 })).rejects.toThrow('was made to fail');
    expect(await storedNames()).toEqual([`files-${round}`]);

    await expect(deploy(stack('Retain'))).rejects.toThrow(
      `Files: AWS::S3::Bucket files-${round} already exists: an earlier create left it behind.`,
    );
  });

  test('OPS-01 can’t be rolled back past deletion protection', async () => {
    const Rows = table('sk');
    const protectedRows = { ...Rows, Properties: { ...Rows.Properties, DeletionProtectionEnabled: true } };

    await expect(deploy({ Rows: protectedRows, ...last }, { failAt: 2 })).rejects.toThrow(
      "ROLLBACK_FAILED: Rows (AWS::DynamoDB::Table) can't be deleted: it has deletion protection.",
    );
    await expect(
      deploy({ Rows: { ...protectedRows, DeletionPolicy: 'Retain' }, ...last }, { failAt: 2 }),
    ).rejects.toThrow('was made to fail');
  });
});

describe('OPS-01 an update', () => {
  test('OPS-01 that fails deletes nothing, with or without a record', async () => {
    await deploy(stack());
    await expect(deploy(stack(), { failAt: 5 })).rejects.toThrow('was made to fail');
    expect(await storedNames()).toEqual(everything());
    round += 1;
    await expect(deploy(stack(), { failAt: 5, hasData: true })).rejects.toThrow('was made to fail');
    expect(await storedNames()).toHaveLength(3);
  });

  test('OPS-01 that would replace a resource with data is refused, and says how to start over', async () => {
    await deploy(stack());

    await expect(deploy(stack('RetainExceptOnCreate', 'other'))).rejects.toThrow(
      'Rows (AWS::DynamoDB::Table) exists with another KeySchema. AWS would replace it with an empty one, or refuse. To start over on this machine, run npm start -- --fresh.',
    );
    const { Rows, ...rest } = stack();
    await expect(deploy({ Renamed: Rows, ...rest })).rejects.toThrow(
      'Rows (AWS::DynamoDB::Table) is no longer in the template.',
    );
    await deploy(stack());
  });

  test('OPS-01 of a user pool may add attributes, but not change any', async () => {
    const pool = (...names: string[]) => ({
      People: {
        Type: 'AWS::Cognito::UserPool',
        Properties: { Schema: names.map((Name) => ({ Name, AttributeDataType: 'String' })) },
        DeletionPolicy: 'Retain',
      },
    });
    await deploy(pool('email'));
    await deploy(pool('email', 'country'));

    await expect(deploy(pool('email', 'land'))).rejects.toThrow('exists with another Schema');
  });
});
