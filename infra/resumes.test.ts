import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { resources, statements } from './fixtures/template.ts';

const bucket = resources.find(({ id, Type }) => id.startsWith('Resumes') && Type === 'AWS::S3::Bucket');
const properties = z
  .object({
    BucketName: z.unknown(),
    CorsConfiguration: z.object({ CorsRules: z.array(z.record(z.string(), z.unknown())) }),
    NotificationConfiguration: z.unknown(),
    VersioningConfiguration: z.undefined().optional(),
  })
  .parse(bucket?.Properties);

const statementsOnFiles = statements.filter(({ Resource }) =>
  JSON.stringify(Resource ?? '').includes('arn:aws:s3:::daybreak-dev-resumes-'),
);
const fileRights = statementsOnFiles.map(({ by, Action }) => [by, Action] as const);

describe('RES-02 the resume bucket', () => {
  test('RES-02 allows the site’s own pages to upload files with a content type only', () => {
    expect(properties.CorsConfiguration.CorsRules).toEqual([
      {
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['content-type'],
        // The stage dev has no domain.
        AllowedOrigins: ['https://*.cloudfront.net'],
        MaxAge: 3_600,
      },
    ]);
  });

  test('RES-02 is in the site’s Content-Security-Policy', () => {
    const headers = resources.find(({ Type }) => Type === 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(headers?.Properties)).toMatch(/connect-src 'self'[^;]*-resumes-/);
  });

  test('RES-02 sends every upload to the queue', () => {
    expect(properties.NotificationConfiguration).toEqual({
      QueueConfigurations: [
        {
          Event: 's3:ObjectCreated:Put',
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'uploads/' }] } },
          Queue: { 'Fn::GetAtt': [expect.stringMatching(/^ResumesArrivedQueue/), 'Arn'] },
        },
      ],
    });
  });

  test('RES-02 is accessible to the functions that sign, check, export, and erase, each with the least permissions', () => {
    expect(fileRights).toEqual(
      expect.arrayContaining([
        ['ResumesFunction', ['s3:DeleteObject', 's3:GetObject', 's3:PutObject']],
        ['ResumesCheck', ['s3:DeleteObject', 's3:GetObject', 's3:PutObject']],
        ['ResumesCheck', ['s3:ListBucket']],
      ]),
    );
    const others = fileRights.filter(([who]) => !who.startsWith('Resumes'));
    expect(others).toEqual(
      expect.arrayContaining([
        ['PrivacyFunction', ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject']],
        ['PrivacyErase', ['s3:DeleteObject']],
      ]),
    );
    expect(others).toHaveLength(2);
  });

  test('API-03 deletes exports after a day, and restricts the export function to their folder', () => {
    const { Rules } = z
      .object({ Rules: z.array(z.record(z.string(), z.unknown())) })
      .parse(bucket?.Properties['LifecycleConfiguration']);
    expect(Rules).toContainEqual({ Prefix: 'exports/', ExpirationInDays: 1, Status: 'Enabled' });
    const exportStatements = statementsOnFiles.filter(({ by }) => by === 'PrivacyFunction');
    expect(exportStatements.map(({ Resource }) => Resource)).toEqual([
      {
        'Fn::Join': ['', ['arn:aws:s3:::daybreak-dev-resumes-', { Ref: 'AWS::AccountId' }, '/exports/*']],
      },
    ]);
  });

  test('RES-02 is parsed by a function that may only write logs and traces', () => {
    const actions = statements.filter(({ by }) => by === 'ResumesRead').flatMap(({ Action }) => Action);
    expect(actions.sort()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    const read = resources.find(
      ({ id, Type }) => Type === 'AWS::Lambda::Function' && id.startsWith('ResumesRead'),
    );
    expect(JSON.stringify(read?.Properties['Environment'])).not.toContain('RESUMES_BUCKET');
  });
});
