import { AppSyncClient, paginateListApiKeys } from '@aws-sdk/client-appsync';
import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { REGION } from '../deploy/region.ts';
import { isMissingStack } from '../deploy/stacks.ts';
import type { Requirements } from './requirements.ts';
import type { DeployedStack, ProviderSecret } from './snapshot.ts';
import { tryRead } from './try-read.ts';

const config = { region: REGION, maxAttempts: 2 };

/** Reads the stack's status, secrets, and API key. Returns undefined if the account has no such stack. */
export async function readStack(
  client: CloudFormationClient,
  { stackName, secrets }: Requirements,
): Promise<DeployedStack | undefined> {
  const status = await readStatus(client, stackName);
  if (status === undefined) return undefined;
  const physicalIds = new Map<string, string>();
  const apiArns: string[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources(
    { client },
    { StackName: stackName },
  ))
    for (const { LogicalResourceId = '', PhysicalResourceId = '', ResourceType } of StackResourceSummaries) {
      physicalIds.set(LogicalResourceId, PhysicalResourceId);
      if (ResourceType === 'AWS::AppSync::GraphQLApi') apiArns.push(PhysicalResourceId);
    }
  const deployed = [...secrets].flatMap(([id, purpose]) => {
    const arn = physicalIds.get(id);
    return arn ? [{ id, purpose, arn }] : [];
  });
  return {
    status,
    secrets: await tryRead(() => Promise.all(deployed.map(describeSecret))),
    apiKeyExpires: await tryRead(() => readNewestExpiry(apiArns)),
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
