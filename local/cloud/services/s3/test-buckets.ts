import { S3Client } from '@aws-sdk/client-s3';
import { browserCors } from '../browser-cors.ts';
import { startFauxqs } from '../fauxqs.ts';
import { allow, clientOf, dataFolder, startTestGateway } from '../test-gateway.ts';
import { s3Admin } from './admin.ts';
import { s3Permissions } from './permissions.ts';
import { s3Service } from './s3.ts';

/** The page whose uploads the bucket `resumes` takes. */
export const PAGE = 'https://site.example';

/** Two buckets behind a gateway, a role that may use one folder of one of them, and one that may do everything. */
export async function openBuckets() {
  const fauxqs = await startFauxqs(dataFolder());
  const { admin, rulesOf } = s3Admin(fauxqs);
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
  const door = await startTestGateway({
    services: new Map([['s3', s3Service(fauxqs)]]),
    permissions: new Map([['s3', s3Permissions]]),
    cors: browserCors(rulesOf),
  });
  const role = door.principals.add('Uploader', [
    allow(['s3:PutObject', 's3:GetObject'], 'arn:aws:s3:::resumes/user-1/*'),
    {
      ...allow(['s3:ListBucket'], 'arn:aws:s3:::resumes'),
      Condition: { StringLike: { 's3:prefix': ['user-1/*'] } },
    },
  ]);
  const settings = { forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' as const };
  const uploader = new S3Client({ ...clientOf(door.url, role), ...settings });
  const [local] = door.principals.all();
  if (!local) throw new Error('There is no local principal.');
  const everything = new S3Client({ ...clientOf(door.url, local), ...settings });
  const close = async () => {
    await door.close();
    await fauxqs.stop();
  };
  return { url: door.url, uploader, everything, close };
}
