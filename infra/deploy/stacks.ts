import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import { listStackNames, stackNamesOf } from '../stack-names.ts';

export interface StackResource {
  readonly logicalId: string;
  readonly physicalId: string;
  readonly type: string;
}

/** CloudFormation has no error code for a missing stack. */
export const isMissingStack = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('does not exist');

/** Returns the outputs of a deployed stage. Throws if the account has no such stack. */
export async function readStackOutputs(
  client: CloudFormationClient,
  stage: string,
): Promise<Readonly<Record<string, string>>> {
  const { application } = stackNamesOf(stage);
  const { Stacks = [] } = await client
    .send(new DescribeStacksCommand({ StackName: application }))
    .catch((error: unknown) => {
      if (!isMissingStack(error)) throw error;
      throw new Error(
        `The stack ${application} is not in this account and region. Deploy it first: npm run deploy -- --stage ${stage}.`,
        { cause: error },
      );
    });
  const outputs = Stacks[0]?.Outputs ?? [];
  return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
}

/** Returns every resource of a deployed stage. Throws if the account lacks one of its stacks. */
export async function readStageResources(
  client: CloudFormationClient,
  stage: string,
): Promise<StackResource[]> {
  const stacks = await Promise.all(
    listStackNames(stage).map((stackName) =>
      readStackResources(client, stackName).catch((error: unknown) => {
        if (!isMissingStack(error)) throw error;
        throw new Error(
          `The stack ${stackName} is not in this account and region. Check the stage's name and AWS_PROFILE.`,
          { cause: error },
        );
      }),
    ),
  );
  return stacks.flat();
}

export async function readStackResources(
  client: CloudFormationClient,
  StackName: string,
): Promise<StackResource[]> {
  const resources: StackResource[] = [];
  for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
    for (const { LogicalResourceId, PhysicalResourceId, ResourceType } of StackResourceSummaries)
      resources.push({
        logicalId: LogicalResourceId ?? '',
        physicalId: PhysicalResourceId ?? '',
        type: ResourceType ?? '',
      });
  return resources;
}

/** Removes the hash of eight hexadecimal digits that the CDK appends to a logical id. */
export const withoutHash = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, '');
