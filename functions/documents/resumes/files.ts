import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { create } from 'content-disposition';
import { LINK_SECONDS } from './limits.ts';

/** A file that may be put: where, as what, and its exact size where that is known. */
export interface FileToPut {
  readonly objectKey: string;
  readonly type: string;
  readonly size: number | undefined;
}

/** The private storage of resumes' files. */
export interface Files {
  /** A link to which exactly this file can be put for some minutes. */
  linkToPut(file: FileToPut): Promise<string>;
  /** A link that downloads a file under a name for some minutes. */
  linkToGet(objectKey: string, fileName: string): Promise<string>;
  /**
   * Moves a file to where no link can put to. Returns its size in bytes, also if it was moved before; undefined if it is
   * gone.
   */
  take(uploadKey: string, objectKey: string): Promise<number | undefined>;
  /** Takes a file away; it need not be there. */
  remove(objectKey: string): Promise<void>;
}

/** A client that signs nothing of a body it does not have: the default would sign the checksum of an empty one. */
export const openStorage = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** Files in a bucket. */
export function filesIn(s3: S3Client, Bucket: string): Files {
  const expiresIn = LINK_SECONDS;
  return {
    linkToPut({ objectKey: Key, type, size }) {
      const command = new PutObjectCommand({ Bucket, Key, ContentType: type, ContentLength: size });
      // By default the type is not signed, and so could be any.
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return getSignedUrl(s3, command, { expiresIn, signableHeaders });
    },
    linkToGet(Key, fileName) {
      const ResponseContentDisposition = create(fileName, { type: 'attachment' });
      return getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ResponseContentDisposition }), {
        expiresIn,
      });
    },
    async take(uploadKey, Key) {
      const CopySource = `${Bucket}/${encodeURI(uploadKey)}`;
      const copied = await unlessMissing(s3.send(new CopyObjectCommand({ Bucket, Key, CopySource })));
      if (copied) await s3.send(new DeleteObjectCommand({ Bucket, Key: uploadKey }));
      const found = await unlessMissing(s3.send(new HeadObjectCommand({ Bucket, Key })));
      return found?.ContentLength;
    },
    async remove(Key) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

async function unlessMissing<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    // A HEAD has no body that could name the error.
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}
