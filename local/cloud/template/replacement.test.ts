import { loadAwsServiceSpec } from '@aws-cdk/aws-service-spec';
import { expect, test } from '@jest/globals';
import { replacingProperties } from './replacement.ts';

const db = await loadAwsServiceSpec();

test.each([
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SQS::Queue',
  'AWS::SecretsManager::Secret',
])('OPS-01 the replacing properties of %s match AWS’s resource specification', (type) => {
  const [specified] = db.lookup('resource', 'cloudFormationType', 'equals', type);
  const replacing = Object.entries(specified?.properties ?? {})
    .filter(([, { causesReplacement }]) => causesReplacement === 'yes')
    .map(([name]) => name);

  expect([...(replacingProperties(type) ?? [])].sort()).toEqual(replacing.sort());
});
