import { AppSyncClient, paginateListApiKeys } from '@aws-sdk/client-appsync';
import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { REGION } from '../deploy/region.ts';
import { isMissingStack, readStackResources } from '../deploy/stacks.ts';
import type { Requirements } from './requirements.ts';
import type { DeployedStage, ProviderSecret } from './snapshot.ts';
import { tryRead } from './try-read.ts';

const config = { region: REGION, maxAttempts: 2 };

/** Reads the stacks' statuses, secrets, and API key. Returns undefined if the account has none of the stacks. */
export async function readStage(
  client: CloudFormationClient,
  { stackNames, secrets }: Requirements,
): Promise<DeployedStage | undefined> {
  const entries = stackNames.map(async (name) => [name, await readStatus(client, name)] as const);
  const statuses = new Map(await Promise.all(entries));
  const names = stackNames.filter((name) => statuses.get(name) !== undefined);
  if (names.length === 0) return undefined;
  const resources = (await Promise.all(names.map((name) => readStackResources(client, name)))).flat();
  const deployed = resources.flatMap(({ logicalId: id, physicalId: arn }) => {
    const purpose = secrets.get(id);
    return purpose === undefined || arn === '' ? [] : [{ id, purpose, arn }];
  });
  const apis = resources.filter(({ type }) => type === 'AWS::AppSync::GraphQLApi');
  return {
    statuses,
    secrets: await tryRead(() => Promise.all(deployed.map(describeSecret))),
    apiKeyExpires: await tryRead(() => readNewestExpiry(apis.map(({ physicalId }) => physicalId))),
  };
}

async function readStatus(client: CloudFormationClient, StackName: string): Promise<string | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks[0]?.StackStatus;
  } catch (error) {
    if (isMissingStack(error)) return undefined;
    throw error;
  }
}

/**
 * A secret whose value was replaced keeps the previous one as AWSPREVIOUS:
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/whats-in-a-secret.html
 */
async function describeSecret(secret: Omit<ProviderSecret, 'isPlaceholder'>): Promise<ProviderSecret> {
  const { VersionIdsToStages = {} } = await new SecretsManagerClient(config).send(
    new DescribeSecretCommand({ SecretId: secret.arn }),
  );
  return { ...secret, isPlaceholder: Object.keys(VersionIdsToStages).length < 2 };
}

/** `apiArns` end with the API's id: arn:…:apis/<id>. */
async function readNewestExpiry(apiArns: readonly string[]): Promise<Date | undefined> {
  const client = new AppSyncClient(config);
  const seconds: number[] = [];
  for (const arn of apiArns)
    for await (const { apiKeys = [] } of paginateListApiKeys({ client }, { apiId: arn.split('/').at(-1) }))
      seconds.push(...apiKeys.map(({ expires = 0 }) => expires));
  return seconds.length > 0 ? new Date(Math.max(...seconds) * 1000) : undefined;
}
