import { createHash } from 'node:crypto';
import { AwsError } from '../aws-error.ts';
import type { AwsRequest } from '../service.ts';

/*
 * Encryption with a customer's key: https://docs.aws.amazon.com/AmazonS3/latest/userguide/ServerSideEncryptionCustomerKeys.html
 * Codes and messages are as AWS answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const PREFIX = 'x-amz-server-side-encryption-customer-';
const KEY_BYTES = 32;

const invalidArgument = (message: string) => new AwsError(400, 'InvalidArgument', message);

/** Returns S3's error for wrong parameters of encryption with a customer's key; undefined also if there are none. */
export function refuseCustomerKey({ headers }: Pick<AwsRequest, 'headers'>): AwsError | undefined {
  const [algorithm, key, md5] = ['algorithm', 'key', 'key-md5'].map((name) => headers[PREFIX + name]);
  if (algorithm === undefined && key === undefined && md5 === undefined) return undefined;
  if (headers['x-amz-server-side-encryption'] !== undefined)
    return invalidArgument(
      'Server Side Encryption with Customer provided key is incompatible with the encryption method specified',
    );
  if (algorithm === undefined)
    return invalidArgument(
      'Requests specifying Server Side Encryption with Customer provided keys must provide a valid encryption algorithm.',
    );
  if (algorithm !== 'AES256')
    return new AwsError(
      400,
      'InvalidEncryptionAlgorithmError',
      'The Encryption request you specified is not valid. Supported value: AES256.',
    );
  if (key === undefined)
    return invalidArgument(
      'Requests specifying Server Side Encryption with Customer provided keys must provide an appropriate secret key.',
    );
  const bytes = Buffer.from(String(key), 'base64');
  if (md5 === undefined || bytes.length !== KEY_BYTES)
    return invalidArgument('The secret key was invalid for the specified algorithm.');
  return createHash('md5').update(bytes).digest('base64') === md5
    ? undefined
    : invalidArgument('The calculated MD5 hash of the key did not match the hash that was provided.');
}
