import { AppSyncClient, paginateListApiKeys } from '@aws-sdk/client-appsync';
import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { REGION } from '../deploy/region.ts';
import { reading } from './reading.ts';
import type { Requirements } from './requirements.ts';
import type { DeployedStack, ProviderSecret } from './snapshot.ts';

const config = { region: REGION, maxAttempts: 2 };

/** Reads a stack and what in it needs an operator; undefined if the account has no such stack. */
export async function readStack(
  client: CloudFormationClient,
  { stackName, secrets }: Requirements,
): Promise<DeployedStack | undefined> {
  const status = await readStatus(client, stackName);
  if (status === undefined) return undefined;
  const physicalIds = new Map<string, string>();
  const apis: string[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: stackName },
  ))
    for (const { LogicalResourceId = '', PhysicalResourceId = '', ResourceType } of StackResourceSummaries) {
      physicalIds.set(LogicalResourceId, PhysicalResourceId);
      if (ResourceType === 'AWS::AppSync::GraphQLApi') apis.push(PhysicalResourceId);
    }
  const known = [...secrets].flatMap(([id, purpose]) => {
    const arn = physicalIds.get(id);
    return arn ? [{ id, purpose, arn }] : [];
  });
  return {
    status,
    secrets: await reading(() => Promise.all(known.map(describeSecret))),
    apiKeyExpires: await reading(() => newestExpiry(apis)),
  };
}

async function readStatus(client: CloudFormationClient, StackName: string): Promise<string | undefined> {
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }));
    return Stacks[0]?.StackStatus;
  } catch (error) {
    // CloudFormation has no error code of its own for this.
    if (error instanceof Error && error.message.includes('does not exist')) return undefined;
    throw error;
  }
}

/**
 * A secret whose value was replaced keeps the former one as AWSPREVIOUS:
 * https://docs.aws.amazon.com/secretsmanager/latest/userguide/whats-in-a-secret.html
 */
async function describeSecret(secret: Omit<ProviderSecret, 'isPlaceholder'>): Promise<ProviderSecret> {
  const { VersionIdsToStages = {} } = await new SecretsManagerClient(config).send(
    new DescribeSecretCommand({ SecretId: secret.arn }),
  );
  return { ...secret, isPlaceholder: Object.keys(VersionIdsToStages).length < 2 };
}

/** The physical id of an API is its ARN: arn:…:apis/<id>. */
async function newestExpiry(apis: readonly string[]): Promise<Date | undefined> {
  const client = new AppSyncClient(config);
  const seconds: number[] = [];
  for (const arn of apis)
    for await (const { apiKeys = [] } of paginateListApiKeys({ client }, { apiId: arn.split('/').at(-1) }))
      seconds.push(...apiKeys.map(({ expires = 0 }) => expires));
  return seconds.length > 0 ? new Date(Math.max(...seconds) * 1000) : undefined;
}
