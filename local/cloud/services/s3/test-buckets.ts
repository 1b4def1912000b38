import { S3Client } from '@aws-sdk/client-s3';
import { createBrowserCors } from '../browser-cors.ts';
import { startFauxqs } from '../fauxqs.ts';
import { allow, clientSettings, dataFolder, startTestGateway } from '../test-gateway.ts';
import { createS3Admin } from './admin.ts';
import { s3Permissions } from './permissions.ts';
import { createS3Service } from './s3.ts';

/** The origin that may upload to the bucket `resumes`. */
export const PAGE = 'https://site.example';

/** Starts two buckets behind a gateway. `uploader` may use one folder, `everything` has all permissions. */
export async function startBuckets() {
  const fauxqs = await startFauxqs(dataFolder());
  const { admin, rulesOf } = createS3Admin(fauxqs);
  await admin.createBucket({
    BucketName: 'resumes',
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: [PAGE],
          AllowedMethods: ['PUT', 'POST'],
          AllowedHeaders: ['content-type'],
          MaxAge: 300,
        },
      ],
    },
  });
  await admin.createBucket({ BucketName: 'site' });
  const gateway = await startTestGateway({
    services: new Map([['s3', createS3Service(fauxqs)]]),
    permissions: new Map([['s3', s3Permissions]]),
    cors: createBrowserCors(rulesOf),
  });
  const role = gateway.principals.add('Uploader', [
    allow(['s3:PutObject', 's3:GetObject'], 'arn:aws:s3:::resumes/user-1/*'),
    {
      ...allow(['s3:ListBucket'], 'arn:aws:s3:::resumes'),
      Condition: { StringLike: { 's3:prefix': ['user-1/*'] } },
    },
  ]);
  const settings = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const };
  const uploader = new S3Client({ ...clientSettings(gateway.url, role), ...settings });
  const [local] = gateway.principals.all();
  if (!local) throw new Error('There is no local principal.');
  const everything = new S3Client({ ...clientSettings(gateway.url, local), ...settings });
  const close = async () => {
    await gateway.close();
    await fauxqs.stop();
  };
  return { url: gateway.url, uploader, everything, close };
}
