import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { REGION } from '../deploy/region.ts';
import type { StageStores } from './backup/back-up.ts';
import { type StageResource, stageResources } from './stage-resources.ts';

/** Finds what holds the data of a deployed stage. Throws a sentence if the account has no such stack. */
export async function stageStores(stage: string): Promise<StageStores> {
  const config = { region: REGION };
  const resources = await stageResources(new CloudFormationClient(config), stage);
  return {
    stage,
    dynamoDb: new DynamoDBClient(config),
    tableName: only(resources, /^AWS::DynamoDB::(Global)?Table$/, /^Table/),
    cognito: new CognitoIdentityProviderClient(config),
    userPoolId: only(resources, /^AWS::Cognito::UserPool$/, /./),
    groups: resources
      .filter(({ type }) => type === 'AWS::Cognito::UserPoolGroup')
      // Its reference is the name, in some regions after the pool's id and a bar.
      .map(({ physicalId }) => physicalId.split('|').at(-1) ?? ''),
    s3: new S3Client(config),
    bucket: only(resources, /^AWS::S3::Bucket$/, /^Resumes/),
  };
}

function only(resources: readonly StageResource[], type: RegExp, logicalId: RegExp): string {
  const [found, other] = resources.filter((one) => type.test(one.type) && logicalId.test(one.logicalId));
  if (!found || other)
    throw new Error(`The stack has not exactly one ${type.source} named ${logicalId.source}.`);
  return found.physicalId;
}
