import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { clientSettings } from '../../services/test-gateway.ts';
import type { Scene, Situation } from '../situation.ts';
import { bucketOf } from './object-calls.ts';

const signed = async (scene: Scene, method: 'GET' | 'PUT' = 'GET', signingDate = new Date()) => {
  const principal = scene.cloud.principals.all()[0];
  if (!principal) throw new Error('There is no local principal.');
  const client = new S3Client({
    ...clientSettings(scene.aws.url, principal),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const object = { Bucket: await bucketOf(scene), Key: scene.name };
  const command = method === 'GET' ? new GetObjectCommand(object) : new PutObjectCommand(object);
  return getSignedUrl(client, command, { expiresIn: 60, signingDate });
};

const without = (url: string, name: string) => url.replace(new RegExp(`&?${name}=[^&]*`), '');

/** S3's answers to a browser with a presigned URL of Signature Version 4. */
export const presignedSituations: readonly Situation[] = [
  [
    /signature_authentication_expired\[s3v4/,
    async (scene) => scene.aws.plain('GET', await signed(scene, 'GET', new Date(Date.now() - 120_000))),
  ],
  [
    /signature_authentication\[s3v4.* invalid-(get|put)-1/,
    async (scene, { where }) => {
      const method = where.includes('get') ? 'GET' : 'PUT';
      const url = await signed(scene, method);
      return scene.aws.plain(method, url.replace(/(X-Amz-Signature=)\w{4}/, '$1ffff'));
    },
  ],
  [
    /missing_sig_param\[s3v4\]/,
    async (scene) => scene.aws.plain('PUT', without(await signed(scene, 'PUT'), 'X-Amz-Signature')),
  ],
  [
    /test_presigned_double_encoded_credentials/,
    async (scene) => scene.aws.plain('GET', (await signed(scene)).replaceAll('%2F', '%252F')),
  ],
  [
    /sig_s3v4\[\w+\] wrong-meta-headers|override-signed-qs|bad_headers\[s3v4/,
    async (scene) => scene.aws.plain('PUT', await signed(scene, 'PUT'), { 'x-amz-meta-wrong': 'header' }),
  ],
  [
    /sig_s3v4\[\w+\] no-meta-headers|double-header-query-string/,
    async (scene) => scene.aws.plain('PUT', `${await signed(scene, 'PUT')}&x-amz-meta-name=unsigned`),
  ],
];
