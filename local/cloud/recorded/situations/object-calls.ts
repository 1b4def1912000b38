import { createHash } from 'node:crypto';
import type { Scene } from '../situation.ts';

export type Headers = Record<string, string>;
type Options = { headers?: Headers; body?: string };

export const bucketOf = async ({ cloud }: Scene): Promise<string> => {
  await cloud.s3.createBucket({ BucketName: 'recorded' });
  return 'recorded';
};

export const request = ({ aws }: Scene, method: string, path: string, options: Options = {}) =>
  aws.rest('s3', method, path, options);

/** Writes an object of ten bytes. */
export const put = async (scene: Scene, headers: Headers = {}, body = '0123456789', key = scene.name) =>
  request(scene, 'PUT', `/${await bucketOf(scene)}/${key}`, { headers, body });

export const md5Of = (text: string) => createHash('md5').update(text).digest('hex');
/** No digests, by the number in the name of AWS's answer; any other name asks for the digest of another text. */
const WRONG_DIGESTS = ['__invalid__', '000', 'not base64 encoded checksum', 'MTIz', 'QUFB'];
/** A checksum that is no checksum, or of another text, by the name of AWS's answer. */
export const checksumOf = (where: string, algorithm: string): Headers => {
  const bytes = { crc32: 4, crc32c: 4, crc64nvme: 8, sha1: 20 }[algorithm] ?? 32;
  const wrong = where.endsWith('value') ? Buffer.alloc(bytes).toString('base64') : 'not base64';
  const second = where === 'put-2-checksums' ? { 'x-amz-checksum-crc32': 'AAAAAA==' } : {};
  return { [`x-amz-checksum-${algorithm}`]: wrong, ...second };
};

/** A Content-MD5 that is malformed, or of another text, by the name of AWS's answer. */
export const wrongDigestOf = (where: string) =>
  WRONG_DIGESTS[Number(where.at(-1))] ?? createHash('md5').update('b').digest('base64');
