import { describe, expect, test } from '@jest/globals';
import { ofType, resources } from './fixtures/synthesized.ts';
import { specificationOf } from './specification/judge-template.ts';

/** What CloudFormation tries to delete again when the deployment that created it fails. */
const rolledBack = resources.filter(({ DeletionPolicy }) => DeletionPolicy !== 'Retain');
const leftBehind = resources.filter(({ DeletionPolicy }) => DeletionPolicy === 'Retain');

describe('OPS-01 a first deployment that fails can be repeated', () => {
  test('OPS-01 because what it leaves behind has no fixed name that the next one would run into', () => {
    const named = leftBehind.flatMap(({ id, Type, Properties }) =>
      (specificationOf(Type)?.primaryIdentifier ?? [])
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

  // DeleteTable and DeleteUserPool refuse what is protected, which would end the rollback in ROLLBACK_FAILED.
  test('OPS-01 because nothing is protected that it has to delete', () => {
    const guarded = rolledBack.filter(({ Properties }) =>
      /"DeletionProtection(Enabled)?":(true|"ACTIVE")/.test(JSON.stringify(Properties)),
    );

    expect(guarded.map(({ id }) => id)).toEqual([]);
  });

  // DeleteBucket refuses a bucket with files, with the same end.
  test('OPS-01 because it has to delete no bucket that it fills', () => {
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

test('OPS-01 a job page is released after the assets that it names, which stay when a newer release comes', () => {
  const page = resources.find(
    ({ id, Type }) => id.startsWith('JobPageFunction') && Type === 'AWS::Lambda::Function',
  );
  const assets = ofType('Custom::CDKBucketDeployment').find(
    ({ Properties }) => Properties['DestinationBucketKeyPrefix'] === 'assets',
  );

  expect(page?.DependsOn).toContain(assets?.id);
  expect(assets?.Properties['Prune']).toBe(false);
});
