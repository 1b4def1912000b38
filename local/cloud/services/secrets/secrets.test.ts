import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { secretsAdmin, secretsPermissions, secretsService } from './secrets.ts';
import { openSecretStore } from './store.ts';

const folder = dataFolder();
const store = openSecretStore(folder);
const admin = secretsAdmin(store);
const { arn } = admin.createSecret({ Name: 'key', GenerateSecretString: { ExcludePunctuation: true } });
let door: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  door = await startTestGateway({
    services: new Map([['secretsmanager', secretsService(store)]]),
    permissions: new Map([['secretsmanager', secretsPermissions(store)]]),
  });
});
afterAll(() => door.close());

const client = (resource: string, ...actions: string[]) =>
  new SecretsManagerClient(
    clientOf(door.url, door.principals.add(`For ${actions}`, [allow(actions, resource)])),
  );
const read = (SecretId: string) => new GetSecretValueCommand({ SecretId });

test('a secret is generated once, read by name or ARN, replaced, and kept', async () => {
  const reader = client(arn, 'secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue');
  const { SecretString: first } = await reader.send(read('key'));
  expect([first, admin.read(arn)]).toEqual([expect.stringMatching(/^\w{32}$/), first]);
  expect(admin.createSecret({ Name: 'key', GenerateSecretString: {} }).arn).toBe(arn);
  await reader.send(new PutSecretValueCommand({ SecretId: arn, SecretString: 'new' }));
  expect((await reader.send(read(arn))).SecretString).toBe('new');
  expect(openSecretStore(folder).find('key')).toMatchObject({ arn, value: 'new' });
});

test('OPS-01 a secret whose value was replaced shows the version before', async () => {
  const { arn: other } = admin.createSecret({ Name: 'filled in later', GenerateSecretString: {} });
  const operator = client(other, 'secretsmanager:DescribeSecret', 'secretsmanager:PutSecretValue');
  const stages = async () => {
    const { VersionIdsToStages = {} } = await operator.send(new DescribeSecretCommand({ SecretId: other }));
    return Object.values(VersionIdsToStages).flat().sort();
  };
  expect(await stages()).toEqual(['AWSCURRENT']);
  await operator.send(new PutSecretValueCommand({ SecretId: other, SecretString: 'new' }));
  expect(await stages()).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
});

test('a secret is refused to whom the policy does not name it, and a missing one is not found', async () => {
  const describer = client(arn, 'secretsmanager:DescribeSecret');
  await expect(describer.send(read('key'))).rejects.toMatchObject({ name: 'AccessDeniedException' });
  const missing = client('*', '*').send(read('none'));
  await expect(missing).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
