import { describe, expect, test } from '@jest/globals';
import { ofType, resources } from './fixtures/template.ts';
import { findSpecification } from './specification/check-template.ts';

/** Resources that CloudFormation deletes when the first deployment fails. */
const rolledBack = resources.filter(({ DeletionPolicy }) => DeletionPolicy !== 'Retain');
const leftBehind = resources.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');

describe('OPS-01 a failed first deployment can be repeated', () => {
  test('OPS-01 because resources that it leaves behind have no fixed names', () => {
    const named = leftBehind.flatMap(({ id, Type, Properties }) =>
      (findSpecification(Type)?.primaryIdentifier ?? [])
        .filter((property) => Properties[property] !== undefined)
        .map((property) => `${id}.${property}`),
    );

    expect(leftBehind.map(({ Type }) => Type).sort()).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::DynamoDB::GlobalTable',
      'AWS::S3::Bucket',
    ]);
    expect(named).toEqual([]);
  });

  // DeleteTable and DeleteUserPool reject protected resources, and the rollback would end in ROLLBACK_FAILED.
  test('OPS-01 because resources that it deletes are not protected', () => {
    const withProtection = rolledBack.filter(({ Properties }) =>
      /"DeletionProtection(Enabled)?":(true|"ACTIVE")/.test(JSON.stringify(Properties)),
    );

    expect(withProtection.map(({ id }) => id)).toEqual([]);
  });

  // DeleteBucket rejects a bucket that contains files.
  test('OPS-01 because buckets that it deletes are empty', () => {
    const filled = ofType('Custom::CDKBucketDeployment').map(({ Properties }) =>
      JSON.stringify(Properties['DestinationBucketName']),
    );
    const deleted = rolledBack.filter(({ Type }) => Type === 'AWS::S3::Bucket');

    expect(filled.length).toBeGreaterThan(0);
    expect(
      deleted.filter(({ id }) => filled.includes(JSON.stringify({ Ref: id }))).map(({ id }) => id),
    ).toEqual([]);
  });
});

test('OPS-01 a job page is deployed after its assets, and a later release keeps them', () => {
  const page = resources.find(
    ({ id, Type }) => id.startsWith('JobPageFunction') && Type === 'AWS::Lambda::Function',
  );
  const assets = ofType('Custom::CDKBucketDeployment').find(
    ({ Properties }) => Properties['DestinationBucketKeyPrefix'] === 'assets',
  );

  expect(page?.DependsOn).toContain(assets?.id);
  expect(assets?.Properties['Prune']).toBe(false);
});
