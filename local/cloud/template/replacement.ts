import { isDeepStrictEqual } from 'node:util';

/** The properties of each stateful type with "Update requires: Replacement" in CloudFormation's reference. */
const REPLACING: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::DynamoDB::Table': ['ImportSourceSpecification', 'KeySchema', 'TableName'],
  'AWS::S3::Bucket': ['BucketName', 'BucketNamePrefix', 'BucketNamespace', 'ObjectLockEnabled'],
  'AWS::SQS::Queue': ['FifoQueue', 'QueueName'],
  'AWS::SecretsManager::Secret': ['Name'],
  // CloudFormation tries to update these, but Cognito refuses. Attributes may be appended to Schema.
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};

/** Undefined for a type that holds no data. */
export const replacingProperties = (type: string): readonly string[] | undefined => REPLACING[type];

const isExtended = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && isDeepStrictEqual(after.slice(0, before.length), before);

/** The changed properties that would replace the resource, or that its service would refuse. */
export const replacingChanges = (
  type: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  (REPLACING[type] ?? []).filter(
    (name) =>
      !isDeepStrictEqual(before[name], after[name]) &&
      !(name === 'Schema' && isExtended(before[name], after[name])),
  );
