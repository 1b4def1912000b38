import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { z } from 'zod';
import type { S3Admin, StoredObject } from '../admin.ts';
import { directClientSettings, type Fauxqs } from '../fauxqs.ts';
import { type BucketRules, corsConfiguration } from './bucket-cors.ts';

/** The properties of AWS::S3::Bucket that have an effect here. */
const bucketProperties = z.object({
  BucketName: z.string(),
  CorsConfiguration: corsConfiguration.optional(),
});

/** `rulesOf` returns the CORS rules of the buckets that `admin` created. */
export function createS3Admin({ url, server }: Pick<Fauxqs, 'url' | 'server'>): {
  admin: S3Admin;
  rulesOf: BucketRules;
} {
  const client = new S3Client({ ...directClientSettings(url), forcePathStyle: true });
  const rules: Map<string, ReturnType<BucketRules>> = new Map();
  let rewrite = (origin: string) => origin;
  const admin: S3Admin = {
    async createBucket(properties) {
      const { BucketName: bucketName, CorsConfiguration: cors } = bucketProperties.parse(properties);
      server.createBucket(bucketName);
      rules.set(bucketName, cors?.CorsRules ?? null);
      return { bucketName, bucketArn: `arn:aws:s3:::${bucketName}` };
    },
    rewriteOrigins(rewriteWith) {
      rewrite = rewriteWith;
    },
    async putObject(bucket, key, body, headers = {}) {
      const response = await fetch(`${url}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`, {
        method: 'PUT',
        headers,
        body,
      });
      if (!response.ok) throw new Error(`Couldn't store ${bucket}/${key}: ${await response.text()}`);
    },
    async getObject(bucket, key) {
      try {
        return await readObject(client, bucket, key);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
  };
  const rulesOf: BucketRules = (bucket) =>
    rules.get(bucket)?.map((rule) => ({ ...rule, AllowedOrigins: rule.AllowedOrigins.map(rewrite) })) ??
    rules.get(bucket);
  return { admin, rulesOf };
}

async function readObject(client: S3Client, bucket: string, key: string): Promise<StoredObject> {
  const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  const storedHeaders = {
    'cache-control': object.CacheControl,
    'content-disposition': object.ContentDisposition,
    'content-encoding': object.ContentEncoding,
    ...Object.fromEntries(
      Object.entries(object.Metadata ?? {}).map(([name, value]) => [`x-amz-meta-${name}`, value]),
    ),
  };
  return {
    body: Buffer.from((await object.Body?.transformToByteArray()) ?? []),
    contentType: object.ContentType ?? 'binary/octet-stream',
    etag: object.ETag ?? '',
    lastModified: (object.LastModified ?? new Date(0)).toUTCString(),
    headers: Object.fromEntries(
      Object.entries(storedHeaders).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
}
