import { type CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** Returns the outputs of a deployed stack. Throws a sentence if the account has no such stack. */
export async function stackOutputs(
  client: CloudFormationClient,
  stage: string,
): Promise<Readonly<Record<string, string>>> {
  const stackName = `Daybreak-${stage}`;
  const { Stacks = [] } = await client
    .send(new DescribeStacksCommand({ StackName: stackName }))
    .catch((error: unknown) => {
      // CloudFormation has no error code of its own for this.
      if (error instanceof Error && error.message.includes('does not exist'))
        throw new Error(
          `The stack ${stackName} is not in this account and region. Deploy it first: npm run deploy -- --stage ${stage}.`,
          { cause: error },
        );
      throw error;
    });
  const outputs = Stacks[0]?.Outputs ?? [];
  return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
}
