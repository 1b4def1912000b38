import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { StoredFile } from './manifest.ts';
import { readIfExists } from './read-if-exists.ts';
import { sha256 } from './row.ts';

/** Uploaded files that have not been checked. They are moved or deleted within the hour. */
const UPLOADS = 'uploads/';

/** Returns the path of a file in a backup. Throws if its key points outside of the folder. */
function localPath(folder: string, key: string): string {
  const root = resolve(folder, 'files');
  const path = resolve(root, key);
  if (!path.startsWith(`${root}${sep}`)) throw new Error(`The key ${key} points outside of the backup.`);
  return path;
}

/** Copies every file of a bucket to a folder. Skips files that are deleted in the meantime. */
export async function downloadFiles(
  s3: S3Client,
  Bucket: string,
  folder: string,
  onProgress: (count: number) => void,
): Promise<StoredFile[]> {
  const saved: StoredFile[] = [];
  for (const key of await listKeys(s3, Bucket)) {
    const object = await s3.send(new GetObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    });
    if (!object) continue;
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    const path = localPath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    saved.push({
      key,
      size: bytes.length,
      sha256: sha256(bytes),
      metadata: object.Metadata ?? {},
      ...(object.ContentType ? { contentType: object.ContentType } : {}),
      ...(object.ContentDisposition ? { contentDisposition: object.ContentDisposition } : {}),
    });
    onProgress(saved.length);
  }
  return saved.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Returns a sentence for each file that is missing or has changed. */
export async function findDamagedFiles(folder: string, files: readonly StoredFile[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { key, sha256: expected } of files) {
    const bytes = await readIfExists(localPath(folder, key));
    if (bytes === undefined) damaged.push(`The file ${key} is missing.`);
    else if (sha256(bytes) !== expected) damaged.push(`The file ${key} has changed.`);
  }
  return damaged;
}

/** Lists the keys of a bucket, without uploads that have not been checked. */
export async function listKeys(s3: S3Client, Bucket: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
    for (const { Key = '' } of Contents) if (!Key.startsWith(UPLOADS)) keys.add(Key);
  return keys;
}

export async function uploadFiles(
  s3: S3Client,
  Bucket: string,
  folder: string,
  files: readonly StoredFile[],
): Promise<void> {
  for (const { key, contentType, contentDisposition, metadata } of files)
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key: key,
        Body: await readFile(localPath(folder, key)),
        Metadata: metadata,
        ContentType: contentType,
        ContentDisposition: contentDisposition,
      }),
    );
}
