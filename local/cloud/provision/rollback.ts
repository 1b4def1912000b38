import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { DeleteQueueCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { CloudServices } from '../services/cloud-services.ts';
import { directClientSettings } from '../services/fauxqs.ts';
import type { TemplateResource } from '../template/template.ts';
import type { Resource } from './provisioner.ts';

export interface CreatedResource extends Resource {
  ref: string;
  deletionPolicy: TemplateResource['DeletionPolicy'];
}

type Services = Pick<CloudServices, 'upstreamUrls' | 'secrets'>;
type Remove = (ref: string, services: Services) => Promise<unknown> | unknown;

const removeTable: Remove = (TableName, { upstreamUrls: direct }) =>
  new DynamoDBClient(directClientSettings(direct.dynamoDbUrl)).send(new DeleteTableCommand({ TableName }));

/** The types that services store. All others are read from the template at each start. */
const removals: Readonly<Record<string, Remove>> = {
  'AWS::DynamoDB::GlobalTable': removeTable,
  'AWS::DynamoDB::Table': removeTable,
  'AWS::S3::Bucket': (Bucket, { upstreamUrls: direct }) =>
    new S3Client({ ...directClientSettings(direct.fauxqsUrl), forcePathStyle: true }).send(
      new DeleteBucketCommand({ Bucket }),
    ),
  'AWS::SecretsManager::Secret': (arn, { secrets }) => secrets.removeSecret(arn),
  'AWS::SNS::Topic': (TopicArn, { upstreamUrls: direct }) =>
    new SNSClient(directClientSettings(direct.fauxqsUrl)).send(new DeleteTopicCommand({ TopicArn })),
  'AWS::SQS::Queue': (QueueUrl, { upstreamUrls: direct }) =>
    new SQSClient({ ...directClientSettings(direct.fauxqsUrl), useQueueUrlAsEndpoint: false }).send(
      new DeleteQueueCommand({ QueueUrl }),
    ),
};

const isProtected = (properties: unknown): boolean =>
  /"DeletionProtection(Enabled)?":(true|"ACTIVE")/.test(JSON.stringify(properties));

/**
 * Deletes the resources of a failed create, newest first, except those with the policy Retain, as CloudFormation does.
 * Throws for a resource that AWS would refuse to delete, which leaves a stack in ROLLBACK_FAILED.
 */
export async function rollBack(created: readonly CreatedResource[], services: Services): Promise<void> {
  for (const { logicalId, type, ref, properties, deletionPolicy } of [...created].reverse()) {
    if (deletionPolicy === 'Retain') continue;
    const fail = (reason: string, cause?: unknown) =>
      new Error(`ROLLBACK_FAILED: ${logicalId} (${type}) can't be deleted: ${reason}`, { cause });
    if (isProtected(properties)) throw fail('it has deletion protection. Give it the policy Retain.');
    try {
      await removals[type]?.(ref, services);
    } catch (error) {
      throw fail(error instanceof Error ? error.message : String(error), error);
    }
  }
}
