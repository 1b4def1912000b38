import { isDeepStrictEqual } from 'node:util';

/** Properties that need another resource when they change, by type. CloudFormation says "Update requires: Replacement". */
const REPLACING: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::DynamoDB::Table': ['ImportSourceSpecification', 'KeySchema', 'TableName'],
  'AWS::S3::Bucket': ['BucketName', 'BucketNamePrefix', 'BucketNamespace', 'ObjectLockEnabled'],
  'AWS::SQS::Queue': ['FifoQueue', 'QueueName'],
  'AWS::SecretsManager::Secret': ['Name'],
  // CloudFormation tries to update these, and Cognito refuses. An attribute may be added at the end of Schema only.
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};

/** The properties of a type that hold it to what it is; undefined for a type that holds no data. */
export const replacingProperties = (type: string): readonly string[] | undefined => REPLACING[type];

const isExtended = (before: unknown, after: unknown): boolean =>
  Array.isArray(before) && Array.isArray(after) && isDeepStrictEqual(after.slice(0, before.length), before);

/** The properties whose change would replace a resource, or be refused by its service. */
export const replacedBy = (
  type: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] =>
  (REPLACING[type] ?? []).filter(
    (name) =>
      !isDeepStrictEqual(before[name], after[name]) &&
      !(name === 'Schema' && isExtended(before[name], after[name])),
  );
