import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../deploy/region.ts';
import { readStageResources, type StackResource } from '../deploy/stacks.ts';
import type { StageStores } from './backup/create-backup.ts';

/** Finds the data stores of a deployed stage. Throws if the account has no such stack. */
export async function findStageStores(stage: string): Promise<StageStores> {
  const config = { region: REGION };
  const resources = await readStageResources(new CloudFormationClient(config), stage);
  return {
    stage,
    dynamoDb: new DynamoDBClient(config),
    tableName: findOnly(resources, /^AWS::DynamoDB::(Global)?Table$/, /^Table/),
    cognito: new CognitoIdentityProviderClient(config),
    userPoolId: findOnly(resources, /^AWS::Cognito::UserPool$/, /./),
    groups: resources
      .filter(({ type }) => type === 'AWS::Cognito::UserPoolGroup')
      // The physical id is '<name>' or '<pool id>|<name>', depending on the region.
      .map(({ physicalId }) => physicalId.split('|').at(-1) ?? ''),
    s3: new S3Client(config),
    bucket: findOnly(resources, /^AWS::S3::Bucket$/, /^Resumes/),
  };
}

function findOnly(resources: readonly StackResource[], type: RegExp, logicalId: RegExp): string {
  const [match, other] = resources.filter(
    (resource) => type.test(resource.type) && logicalId.test(resource.logicalId),
  );
  if (!match || other)
    throw new Error(`Expected exactly one ${type.source} named ${logicalId.source} in the stage's stacks.`);
  return match.physicalId;
}
