import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

/** Where exports lie in the bucket; a lifecycle rule removes them after a day. */
const EXPORTS = 'exports/';

/** How long an export can be downloaded, in seconds. */
const LINK_SECONDS = 15 * 60;

/** S3's smallest part of a large upload, in bytes: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const PART = 5 * 1024 * 1024;

const FILE_NAME = 'daybreak-my-data.json';

/** People's exports in private storage, one each: a new one replaces the one before. */
export interface Exports {
  /** Writes an export of any size, of which memory holds a part at a time. */
  write(sub: string, pieces: AsyncIterable<string>): Promise<void>;
  /** A link that downloads a person's export for 15 minutes. */
  linkTo(sub: string): Promise<string>;
  /** Removes a person's export; it need not exist. */
  remove(sub: string): Promise<void>;
}

export function exportsIn(s3: S3Client, Bucket: string): Exports {
  const at = (sub: string) => ({ Bucket, Key: `${EXPORTS}${sub}.json` });
  return {
    async write(sub, pieces) {
      const Body = Readable.from(pieces, { objectMode: false });
      const params = { ...at(sub), Body, ContentType: 'application/json' };
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
