import { AwsError } from '../aws-error.ts';
import { isEncoded } from '../decode-uri.ts';
import { bucketAndKey } from '../rest-actions.ts';
import type { AwsRequest } from '../service.ts';
import { refuseChecksumType, refuseUploadedBody } from './s3-checksums.ts';
import { refuseCustomerKey } from './s3-encryption.ts';

/*
 * Rules of S3's API reference for headers and parameters: https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
 * and its siblings; for metadata and keys, https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingMetadata.html and
 * object-keys.html. Codes and messages are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const MAX_KEY_BYTES = 1_024;
const MAX_METADATA_BYTES = 2_048;
const MAX_PART = 10_000;
const STORAGE_CLASSES = [
  'STANDARD',
  'REDUCED_REDUNDANCY',
  'STANDARD_IA',
  'ONEZONE_IA',
  'INTELLIGENT_TIERING',
  'GLACIER',
  'DEEP_ARCHIVE',
  'GLACIER_IR',
];
/** Headers that would change an object's protection, place or price, if the emulator didn't ignore them. */
const UNSUPPORTED =
  /^x-amz-(acl|grant-.*|tagging|object-lock-.*|website-redirect-location|server-side-encryption-(customer|aws).*)$/;

const invalidArgument = (message: string) => new AwsError(400, 'InvalidArgument', message);
const notImplemented = () =>
  new AwsError(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented');

type Check = (request: AwsRequest) => AwsError | undefined;

/** New buckets have stricter names, but old ones had these. */
const BUCKET = /^[A-Za-z0-9._-]{3,255}$/;

const refuseKey: Check = ({ path }) => {
  const { bucket, key } = bucketAndKey(path);
  if (bucket !== null && !BUCKET.test(bucket))
    return new AwsError(400, 'InvalidBucketName', 'The specified bucket is not valid.', {
      BucketName: bucket,
    });
  const bytes = Buffer.byteLength(key ?? '');
  return bytes > MAX_KEY_BYTES
    ? new AwsError(400, 'KeyTooLongError', 'Your key is too long', {
        Size: String(bytes),
        MaxSizeAllowed: String(MAX_KEY_BYTES),
      })
    : undefined;
};

const refuseOwner: Check = ({ headers }) => {
  const owner = headers['x-amz-expected-bucket-owner'];
  return owner === undefined || /^\d{12}$/.test(String(owner))
    ? undefined
    : new AwsError(
        400,
        'InvalidBucketOwnerAWSAccountID',
        `The value of the expected bucket owner parameter must be an AWS Account ID... [${owner}]`,
      );
};

const refuseMetadata: Check = ({ headers, query }) => {
  const metadata = [...Object.entries(headers), ...query].filter(([name]) => /^x-amz-meta-/i.test(name));
  const bytes = metadata.reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name.slice('x-amz-meta-'.length) + String(value)),
    0,
  );
  return bytes > MAX_METADATA_BYTES
    ? new AwsError(
        400,
        'MetadataTooLarge',
        'Your metadata headers exceed the maximum allowed metadata size',
        {
          Size: String(bytes),
          MaxSizeAllowed: String(MAX_METADATA_BYTES),
        },
      )
    : undefined;
};

const refuseStorageClass: Check = ({ headers }) => {
  const given = headers['x-amz-storage-class'];
  return given === undefined || STORAGE_CLASSES.includes(String(given))
    ? undefined
    : new AwsError(400, 'InvalidStorageClass', 'The storage class you specified is not valid', {
        StorageClassRequested: String(given),
      });
};

/** A write may ask for a new object with If-None-Match: *, or for an unchanged one with If-Match. */
const refuseConditions: Check = ({ headers }) => {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']];
  const isWrong =
    match === '*' ||
    (noneMatch !== undefined && (noneMatch !== '*' || match !== undefined)) ||
    headers['x-amz-if-match-last-modified-time'] !== undefined ||
    headers['x-amz-if-match-size'] !== undefined;
  return isWrong ? notImplemented() : undefined;
};

const refusePart: Check = ({ query, headers }) => {
  const part = query.get('partNumber');
  if (part === null) return undefined;
  if (!/^\d+$/.test(part) || Number(part) < 1 || Number(part) > MAX_PART)
    return invalidArgument(`Part number must be an integer between 1 and ${MAX_PART}, inclusive`);
  return headers['range'] === undefined
    ? undefined
    : new AwsError(400, 'InvalidRequest', 'Cannot specify both Range header and partNumber query parameter');
};

const refuseList: Check = ({ query }) => {
  const encoding = query.get('encoding-type');
  if (encoding !== null && encoding !== 'url')
    return invalidArgument('Invalid Encoding Method specified in Request');
  const max = query.get('max-keys');
  if (max !== null && !/^\d+$/.test(max))
    return invalidArgument('Provided max-keys not an integer or within integer range');
  return query.get('continuation-token') === ''
    ? invalidArgument('The continuation token provided is incorrect')
    : undefined;
};

/** The source as it is spelled in the header: a bucket, a slash and a key. */
const refuseCopySource: Check = ({ headers }) => {
  const source = String(headers['x-amz-copy-source'] ?? '').replace(/^\//, '');
  if (!isEncoded(source)) return invalidArgument('Invalid copy source encoding.');
  return /^[^/]+\/.+/s.test(source) ? undefined : invalidArgument('Invalid copy source object key');
};

const refuseDirective: Check = ({ headers }) => {
  const directive = String(headers['x-amz-metadata-directive'] ?? 'COPY');
  return ['COPY', 'REPLACE'].includes(directive) ? undefined : invalidArgument('Unknown metadata directive.');
};

const refuseSelfCopy: Check = ({ headers, path }) => {
  const source = decodeURIComponent(String(headers['x-amz-copy-source']).replace(/^\//, ''));
  const changes = ['x-amz-storage-class', 'x-amz-server-side-encryption'];
  const isChanged =
    headers['x-amz-metadata-directive'] === 'REPLACE' || changes.some((name) => headers[name] !== undefined);
  return decodeURIComponent(path.slice(1)) !== source || isChanged
    ? undefined
    : new AwsError(
        400,
        'InvalidRequest',
        "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
      );
};

const refuseCompletion: Check = ({ body }) =>
  /<Part>/.test(body.toString())
    ? undefined
    : new AwsError(400, 'InvalidRequest', 'You must specify at least one part');

const refuseUnsupported: Check = ({ headers }) => {
  const name = Object.keys(headers).find((one) => UNSUPPORTED.test(one));
  return name === undefined
    ? undefined
    : new AwsError(
        400,
        'UnknownOperationException',
        `The emulator does not support the header ${name} of S3.`,
      );
};

const CREATION = [refuseMetadata, refuseStorageClass];
const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  PutObject: [refuseConditions, ...CREATION, refuseUploadedBody],
  CopyObject: [refuseCopySource, refuseDirective, refuseConditions, ...CREATION, refuseSelfCopy],
  CreateMultipartUpload: [refuseChecksumType, ...CREATION],
  UploadPart: [refusePart, refuseUploadedBody],
  CompleteMultipartUpload: [refuseConditions, refuseCompletion],
  DeleteObject: [refuseConditions],
  GetObject: [refusePart],
  HeadObject: [refusePart],
  ListObjectsV2: [refuseList],
};

/** Returns S3's error for a request that breaks one of its rules, whatever its buckets hold. */
export function refuseS3Request(request: AwsRequest): AwsError | undefined {
  const checks = [
    refuseKey,
    refuseOwner,
    refuseCustomerKey,
    ...(CHECKS[request.action] ?? []),
    refuseUnsupported,
  ];
  for (const check of checks) {
    const error = check(request);
    if (error) return error;
  }
  return undefined;
}
