import { describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { resources, rights, rightsOn } from './fixtures/synthesized.ts';

const bucket = resources.find(({ id, Type }) => id.startsWith('Resumes') && Type === 'AWS::S3::Bucket');
const properties = z
  .object({
    BucketName: z.unknown(),
    CorsConfiguration: z.object({ CorsRules: z.array(z.record(z.string(), z.unknown())) }),
    NotificationConfiguration: z.unknown(),
    VersioningConfiguration: z.undefined().optional(),
  })
  .parse(bucket?.Properties);

const fileRights = rightsOn(bucket?.id).map(({ by, Action }) => [by, Action] as const);

describe('RES-02 the bucket of resumes', () => {
  test('RES-02 lets pages of the site’s own origin put files with a content type, and nothing else', () => {
    expect(properties.CorsConfiguration.CorsRules).toEqual([
      {
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['content-type'],
        AllowedOrigins: [expect.objectContaining({ 'Fn::Join': expect.anything() })],
        MaxAge: 3_600,
      },
    ]);
    const origins = JSON.stringify(properties.CorsConfiguration.CorsRules[0]?.['AllowedOrigins']);
    expect(origins).toContain('SiteDistribution');
    expect(origins).not.toContain('*');
  });

  test('RES-02 is named by the site’s policy of what pages may ask', () => {
    const headers = resources.find(({ Type }) => Type === 'AWS::CloudFront::ResponseHeadersPolicy');
    expect(JSON.stringify(headers?.Properties)).toMatch(/connect-src 'self'[^;]*-resumes-/);
  });

  test('RES-02 tells the queue of every file that is put to a link', () => {
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

  test('RES-02 is used by those who sign, check and erase, each with the least it needs', () => {
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
        ['AccountRightsFunction', ['s3:AbortMultipartUpload', 's3:GetObject', 's3:PutObject']],
        ['AccountRightsErase', ['s3:DeleteObject']],
      ]),
    );
    expect(others).toHaveLength(2);
  });

  test('API-03 keeps exports for a day, in a folder that only they are written to', () => {
    const { Rules } = z
      .object({ Rules: z.array(z.record(z.string(), z.unknown())) })
      .parse(bucket?.Properties['LifecycleConfiguration']);
    expect(Rules).toContainEqual({ Prefix: 'exports/', ExpirationInDays: 1, Status: 'Enabled' });
    const writing = rightsOn(bucket?.id).filter(({ by }) => by === 'AccountRightsFunction');
    expect(writing.map(({ Resource }) => Resource)).toEqual([
      { 'Fn::Join': ['', [{ 'Fn::GetAtt': [bucket?.id, 'Arn'] }, '/exports/*']] },
    ]);
  });

  test('RES-02 is parsed by a function that may write its log and traces and nothing else', () => {
    const actions = rights.filter(({ by }) => by === 'ResumesRead').flatMap(({ Action }) => Action);
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
