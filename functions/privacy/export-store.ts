import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** A lifecycle rule of the bucket removes objects with this prefix after a day. */
const PREFIX = 'exports/';

const LINK_SECONDS = 15 * 60;

/**
 * The smallest part of a multipart upload, in bytes: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */
const PART = 5 * 1024 * 1024;

const FILE_NAME = 'daybreak-my-data.json';

/** People's exports in S3. A person's new export replaces the last one. */
export interface ExportStore {
  /** Uploads an export of any size in parts of 5 MB. */
  write(sub: string, content: Readable): Promise<void>;
  /** Returns a link that downloads a person's export for 15 minutes. */
  linkTo(sub: string): Promise<string>;
  /** Removes a person's export, if there is one. */
  remove(sub: string): Promise<void>;
}

export function exportStore(s3: S3Client, Bucket: string): ExportStore {
  const at = (sub: string) => ({ Bucket, Key: `${PREFIX}${sub}.json` });
  return {
    async write(sub, content) {
      const params = { ...at(sub), Body: content, ContentType: 'application/json' };
      await new Upload({ client: s3, params, queueSize: 1, partSize: PART }).done();
    },
    linkTo(sub) {
      const ResponseContentDisposition = `attachment; filename="${FILE_NAME}"`;
      const get = new GetObjectCommand({ ...at(sub), ResponseContentDisposition });
      return getSignedUrl(s3, get, { expiresIn: LINK_SECONDS });
    },
    async remove(sub) {
      await s3.send(new DeleteObjectCommand(at(sub)));
    },
  };
}
