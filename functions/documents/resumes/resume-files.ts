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

/** `size` is exact, in bytes, if it is known. */
export interface UploadTarget {
  readonly objectKey: string;
  readonly type: string;
  readonly size: number | undefined;
}

/** The private bucket of resume files. */
export interface ResumeFiles {
  /** Signs a link for uploading a file of exactly this type and size. */
  signUpload(file: UploadTarget): Promise<string>;
  /** Signs a link that downloads a file under a name. */
  signDownload(objectKey: string, fileName: string): Promise<string>;
  /** Moves a file out of reach of upload links. Returns its size in bytes, or undefined if it is gone. Idempotent. */
  moveToStorage(uploadKey: string, objectKey: string): Promise<number | undefined>;
  /** Idempotent. */
  remove(objectKey: string): Promise<void>;
}

/** Creates a client without checksums: by default, links would be signed for the checksum of an empty body. */
export const openStorage = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

export function resumeFiles(s3: S3Client, Bucket: string): ResumeFiles {
  const expiresIn = LINK_SECONDS;
  return {
    signUpload({ objectKey: Key, type, size }) {
      const command = new PutObjectCommand({ Bucket, Key, ContentType: type, ContentLength: size });
      // The content type is not signed by default.
      const signableHeaders = new Set(['host', 'content-type', 'content-length']);
      return getSignedUrl(s3, command, { expiresIn, signableHeaders });
    },
    signDownload(Key, fileName) {
      const ResponseContentDisposition = create(fileName, { type: 'attachment' });
      return getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ResponseContentDisposition }), {
        expiresIn,
      });
    },
    async moveToStorage(uploadKey, Key) {
      const CopySource = `${Bucket}/${encodeURI(uploadKey)}`;
      const copied = await ignoreMissing(s3.send(new CopyObjectCommand({ Bucket, Key, CopySource })));
      if (copied) await s3.send(new DeleteObjectCommand({ Bucket, Key: uploadKey }));
      const object = await ignoreMissing(s3.send(new HeadObjectCommand({ Bucket, Key })));
      return object?.ContentLength;
    },
    async remove(Key) {
      await s3.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}

async function ignoreMissing<Output>(work: Promise<Output>): Promise<Output | undefined> {
  try {
    return await work;
  } catch (error) {
    // HEAD responses have no body, so their error is NotFound.
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}
