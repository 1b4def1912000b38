import { type CloudFormationClient, paginateListStackResources } from '@aws-sdk/client-cloudformation';

/** A resource of a deployed stack. */
export interface StageResource {
  readonly logicalId: string;
  readonly physicalId: string;
  readonly type: string;
}

/** Returns every resource of a deployed stage. Throws a sentence if the account has no such stack. */
export async function stageResources(client: CloudFormationClient, stage: string): Promise<StageResource[]> {
  const resources: StageResource[] = [];
  const StackName = `Daybreak-${stage}`;
  try {
    for await (const { StackResourceSummaries = [] } of paginateListStackResources({ client }, { StackName }))
      for (const { LogicalResourceId, PhysicalResourceId, ResourceType } of StackResourceSummaries)
        resources.push({
          logicalId: LogicalResourceId ?? '',
          physicalId: PhysicalResourceId ?? '',
          type: ResourceType ?? '',
        });
  } catch (error) {
    // CloudFormation has no error code of its own for this.
    if (!(error instanceof Error) || !error.message.includes('does not exist')) throw error;
    const what = `The stack ${StackName} is not in this account and region.`;
    throw new Error(`${what} Check the stage's name and AWS_PROFILE.`, { cause: error });
  }
  return resources;
}

/** The CDK ends each logical id with a hash of eight hexadecimal digits. */
export const withoutHash = (logicalId: string): string => logicalId.replace(/[0-9A-F]{8}$/, '');
