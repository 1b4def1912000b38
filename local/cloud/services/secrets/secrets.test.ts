import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createSecretsAdmin, createSecretsPermissions, createSecretsService } from './secrets.ts';
import { openSecretStore } from './store.ts';

const folder = dataFolder();
const store = openSecretStore(folder);
const admin = createSecretsAdmin(store);
const { arn } = admin.createSecret({ Name: 'key', GenerateSecretString: { ExcludePunctuation: true } });
let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  gateway = await startTestGateway({
    services: new Map([['secretsmanager', createSecretsService(store)]]),
    permissions: new Map([['secretsmanager', createSecretsPermissions(store)]]),
  });
});
afterAll(() => gateway.close());

const client = (resource: string, ...actions: string[]) =>
  new SecretsManagerClient(
    clientSettings(gateway.url, gateway.principals.add(`For ${actions}`, [allow(actions, resource)])),
  );
const read = (SecretId: string) => new GetSecretValueCommand({ SecretId });

test('a secret is generated once, can be read by name or ARN, and survives a restart', async () => {
  const reader = client(arn, 'secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue');
  const { SecretString: first } = await reader.send(read('key'));
  expect([first, admin.read(arn)]).toEqual([expect.stringMatching(/^\w{32}$/), first]);
  expect(admin.createSecret({ Name: 'key', GenerateSecretString: {} }).arn).toBe(arn);
  await reader.send(new PutSecretValueCommand({ SecretId: arn, SecretString: 'new' }));
  expect((await reader.send(read(arn))).SecretString).toBe('new');
  expect(openSecretStore(folder).find('key')).toMatchObject({ arn, value: 'new' });
});

test('OPS-01 a replaced secret lists its previous version', async () => {
  const { arn: other } = admin.createSecret({ Name: 'replaced', GenerateSecretString: {} });
  const operator = client(other, 'secretsmanager:DescribeSecret', 'secretsmanager:PutSecretValue');
  const stages = async () => {
    const { VersionIdsToStages = {} } = await operator.send(new DescribeSecretCommand({ SecretId: other }));
    return Object.values(VersionIdsToStages).flat().sort();
  };
  expect(await stages()).toEqual(['AWSCURRENT']);
  await operator.send(new PutSecretValueCommand({ SecretId: other, SecretString: 'new' }));
  expect(await stages()).toEqual(['AWSCURRENT', 'AWSPREVIOUS']);
});

test('OPS-01 an operator reads the value before the last, and no version that there is not', async () => {
  const { arn: secret } = admin.createSecret({ Name: 'rotated', SecretString: 'old' });
  const operator = client(secret, 'secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue');
  const at = async (VersionStage: string) =>
    (await operator.send(new GetSecretValueCommand({ SecretId: secret, VersionStage }))).SecretString;
  const missing = (label: string) => ({
    name: 'ResourceNotFoundException',
    message: `Secrets Manager can't find the specified secret value for staging label: ${label}`,
  });

  await expect(at('AWSPREVIOUS')).rejects.toMatchObject(missing('AWSPREVIOUS'));
  await operator.send(new PutSecretValueCommand({ SecretId: secret, SecretString: 'new' }));

  expect([await at('AWSPREVIOUS'), await at('AWSCURRENT')]).toEqual(['old', 'new']);
  await expect(at('AWSPENDING')).rejects.toMatchObject(missing('AWSPENDING'));
});

test('reading a secret needs permission on it, and a missing one is not found', async () => {
  const describer = client(arn, 'secretsmanager:DescribeSecret');
  await expect(describer.send(read('key'))).rejects.toMatchObject({ name: 'AccessDeniedException' });
  const missing = client('*', '*').send(read('none'));
  await expect(missing).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
