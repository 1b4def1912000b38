import type { ConditionContext } from '../../gateway/condition.ts';
import type { Permission } from '../../gateway/policy-statement.ts';
import { bucketAndKey } from '../../gateway/rest-actions.ts';
import type { AwsRequest, PermissionsOf } from '../../gateway/service.ts';

/**
 * Operations whose IAM action has another name:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
const ACTIONS: Readonly<Record<string, string>> = {
  HeadObject: 'GetObject',
  HeadBucket: 'ListBucket',
  ListObjectsV2: 'ListBucket',
  ListBuckets: 'ListAllMyBuckets',
  CopyObject: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  UploadPart: 'PutObject',
  CompleteMultipartUpload: 'PutObject',
};

/** A call needs its action on the bucket or the object; a copy also needs to read its source. */
export const s3Permissions: PermissionsOf = (request) => {
  const { action } = request;
  const { bucket, key } = bucketAndKey(request.path);
  const path = key === null ? bucket : `${bucket}/${key}`;
  const context = contextOf(request);
  const needed: Permission[] = [
    {
      action: `s3:${ACTIONS[action] ?? action}`,
      resource: path === null ? '*' : `arn:aws:s3:::${path}`,
      context,
    },
  ];
  const source = request.headers['x-amz-copy-source'];
  if (typeof source === 'string') {
    const sourcePath = decodeURIComponent(source.replace(/^\//, '').replace(/\?.*$/, ''));
    needed.push({ action: 's3:GetObject', resource: `arn:aws:s3:::${sourcePath}`, context });
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
