import type { Permission } from '../../gateway/authorize.ts';
import type { AwsRequest } from '../../gateway/aws-request.ts';
import type { ConditionContext } from '../../gateway/condition.ts';
import { readPostForm } from '../../gateway/post-form.ts';
import { bucketAndKey } from '../../gateway/rest-actions.ts';
import type { PermissionsOf } from '../../gateway/service.ts';
import { deletedKeys } from './deletion.ts';

/** Operations whose IAM action has another name: https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html */
const ACTIONS: Record<string, string> = {
  HeadObject: 'GetObject',
  GetObjectAttributes: 'GetObject',
  HeadBucket: 'ListBucket',
  ListObjects: 'ListBucket',
  ListObjectsV2: 'ListBucket',
  ListBuckets: 'ListAllMyBuckets',
  CopyObject: 'PutObject',
  PostObject: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  UploadPartCopy: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
  AbortMultipartUpload: 'AbortMultipartUpload',
  ListParts: 'ListMultipartUploadParts',
  ListMultipartUploads: 'ListBucketMultipartUploads',
  GetBucketCors: 'GetBucketCORS',
  GetBucketEncryption: 'GetEncryptionConfiguration',
  GetBucketLifecycleConfiguration: 'GetLifecycleConfiguration',
};

/** S3 puts the uploaded file's own name here. */
const FILENAME = /\$\{filename\}/g;

const objectArn = (bucket: string | null, key: string) => `arn:aws:s3:::${bucket ?? ''}/${key}`;

/** What S3's calls need: the bucket or the object, every object of a multiple deletion, the source of a copy too. */
export const s3Permissions: PermissionsOf = async (request) => {
  const { action } = request;
  const { bucket, key } = bucketAndKey(request.path);
  const needed: Permission[] = [];
  const need = (name: string, resource: string) =>
    needed.push({ action: `s3:${name}`, resource, context: contextOf(request) });
  if (action === 'DeleteObjects') {
    for (const name of deletedKeys(request.body)) need('DeleteObject', objectArn(bucket, name));
  } else if (action === 'PostObject') {
    const form = await readPostForm(request.headers, request.body);
    const name = form?.fields.get('key') ?? '';
    need('PutObject', objectArn(bucket, name.replaceAll(FILENAME, form?.file?.name ?? '')));
  } else {
    const name = ACTIONS[action] ?? action;
    need(name, bucket === null ? '*' : key === null ? `arn:aws:s3:::${bucket}` : objectArn(bucket, key));
  }
  const source = request.headers['x-amz-copy-source'];
  if (typeof source === 'string') {
    need('GetObject', `arn:aws:s3:::${decodeURIComponent(source.replace(/^\//, '').replace(/\?.*$/, ''))}`);
  }
  return needed;
};

function contextOf({ query, headers }: AwsRequest): ConditionContext {
  const encryption = headers['x-amz-server-side-encryption'] ?? query.get('x-amz-server-side-encryption');
  const prefix = query.get('prefix');
  const delimiter = query.get('delimiter');
  return {
    's3:prefix': prefix === null ? null : [prefix],
    's3:delimiter': delimiter === null ? null : [delimiter],
    's3:x-amz-server-side-encryption': encryption ? [encryption].flat() : null,
    's3:resourceaccount': ['000000000000'],
  };
}
