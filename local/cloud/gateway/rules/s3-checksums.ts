import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AwsError } from '../aws-error.ts';
import type { AwsRequest } from '../service.ts';
import { s3Body } from './s3-body.ts';

/*
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity-upload.html. Codes and messages are as AWS
 * answers, recorded by localstack/localstack at 8b9a79f0 (Apache-2.0).
 */

const ALGORITHMS = ['crc32', 'crc32c', 'crc64nvme', 'sha1', 'sha256'];

/** A reflected CRC, whose polynomial and register have `bits` bits. */
function reflectedCrc(bits: number, polynomial: bigint, bytes: Buffer): Buffer {
  const ones = (1n << BigInt(bits)) - 1n;
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit += 1) value = value & 1n ? (value >> 1n) ^ polynomial : value >> 1n;
    return value;
  });
  let register = ones;
  for (const byte of bytes) register = (table[Number(register & 0xffn) ^ byte] ?? 0n) ^ (register >> 8n);
  return Buffer.from((register ^ ones).toString(16).padStart(bits / 4, '0'), 'hex');
}

const DIGESTS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  crc32: (bytes) => Buffer.from(crc32(bytes).toString(16).padStart(8, '0'), 'hex'),
  crc32c: (bytes) => reflectedCrc(32, 0x82f63b78n, bytes),
  crc64nvme: (bytes) => reflectedCrc(64, 0x9a6c9329ac4bc9b5n, bytes),
  sha1: (bytes) => createHash('sha1').update(bytes).digest(),
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
};
const SIZES: Readonly<Record<string, number>> = { crc32: 4, crc32c: 4, crc64nvme: 8, sha1: 20, sha256: 32 };

const invalidRequest = (message: string) => new AwsError(400, 'InvalidRequest', message);

function refuseDigest(given: string | undefined, bytes: Buffer): AwsError | undefined {
  if (given === undefined) return undefined;
  if (Buffer.from(given, 'base64').length !== 16 || !/^[A-Za-z0-9+/]{22}==$/.test(given))
    return new AwsError(400, 'InvalidDigest', 'The Content-MD5 you specified was invalid.', {
      'Content-MD5': given,
    });
  const computed = createHash('md5').update(bytes).digest('base64');
  return computed === given
    ? undefined
    : new AwsError(400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.', {
        ExpectedDigest: given,
        CalculatedDigest: computed,
      });
}

/** Returns S3's error for an upload whose Content-MD5 or checksum is malformed or wrong. */
export function refuseUploadedBody(request: AwsRequest): AwsError | undefined {
  const { bytes, trailers } = s3Body(request);
  const md5 = refuseDigest(request.headers['content-md5'] as string | undefined, bytes);
  if (md5) return md5;
  const given = ALGORITHMS.flatMap((algorithm) => {
    const name = `x-amz-checksum-${algorithm}`;
    const value = request.headers[name] ?? request.query.get(name) ?? trailers[name];
    return typeof value === 'string' ? [{ algorithm, value }] : [];
  });
  const [first, ...others] = given;
  const announced = request.headers['x-amz-sdk-checksum-algorithm'];
  if (announced !== undefined && !ALGORITHMS.includes(String(announced).toLowerCase()))
    return invalidRequest('Value for x-amz-sdk-checksum-algorithm header is invalid.');
  if (!first)
    return announced === undefined
      ? undefined
      : invalidRequest(
          'x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.',
        );
  if (others.length > 0)
    return invalidRequest(
      'Expecting a single x-amz-checksum- header. Multiple checksum Types are not allowed.',
    );
  const { algorithm, value } = first;
  const decoded = Buffer.from(value, 'base64');
  if (decoded.length !== SIZES[algorithm] || decoded.toString('base64') !== value)
    return invalidRequest(`Value for x-amz-checksum-${algorithm} header is invalid.`);
  return DIGESTS[algorithm]?.(bytes).equals(decoded)
    ? undefined
    : new AwsError(
        400,
        'BadDigest',
        `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
      );
}

/** Returns S3's error for a multipart upload with an algorithm or type of checksum that it doesn't offer. */
export function refuseChecksumType({ headers }: AwsRequest): AwsError | undefined {
  const [algorithm, type] = [headers['x-amz-checksum-algorithm'], headers['x-amz-checksum-type']];
  if (algorithm === undefined)
    return type === undefined
      ? undefined
      : invalidRequest(
          'The x-amz-checksum-type header can only be used with the x-amz-checksum-algorithm header.',
        );
  const name = String(algorithm).toLowerCase();
  if (!ALGORITHMS.includes(name))
    return invalidRequest(
      'Checksum algorithm provided is unsupported. Please try again with any of the valid types: [CRC32, CRC32C, CRC64NVME, SHA1, SHA256]',
    );
  const isWrong =
    (type === 'COMPOSITE' && name === 'crc64nvme') || (type === 'FULL_OBJECT' && name.startsWith('sha'));
  return isWrong
    ? invalidRequest(`The ${type} checksum type cannot be used with the ${name} checksum algorithm.`)
    : undefined;
}
