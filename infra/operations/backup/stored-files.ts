import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import type { StoredFile } from './manifest.ts';
import { sha256 } from './row.ts';

/** Files that have just been put and not been checked. They are gone within the hour, or have become others. */
const UNCHECKED = 'uploads/';

/** The path of a file in a backup. Throws if its key leads out of the folder. */
function pathOf(folder: string, key: string): string {
  const root = resolve(folder, 'files');
  const path = resolve(root, key);
  if (!path.startsWith(`${root}${sep}`)) throw new Error(`The key ${key} leads out of the backup.`);
  return path;
}

/** Copies every file of a bucket into a folder. A file that is deleted meanwhile is left out. */
export async function saveFiles(
  s3: S3Client,
  Bucket: string,
  folder: string,
  onProgress: (count: number) => void,
): Promise<StoredFile[]> {
  const saved: StoredFile[] = [];
  for (const key of await keysIn(s3, Bucket)) {
    const object = await s3.send(new GetObjectCommand({ Bucket, Key: key })).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    });
    if (!object) continue;
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    const path = pathOf(folder, key);
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
  return saved.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** Returns a sentence for each file of a backup that is missing or is not what it was. */
export async function damagedFiles(folder: string, files: readonly StoredFile[]): Promise<string[]> {
  const damaged: string[] = [];
  for (const { key, sha256: wanted } of files) {
    const bytes = await readFile(pathOf(folder, key)).catch(() => undefined);
    if (bytes === undefined) damaged.push(`The file ${key} is missing.`);
    else if (sha256(bytes) !== wanted) damaged.push(`The file ${key} is not what it was.`);
  }
  return damaged;
}

/** The keys of a bucket's files, without those that wait for their check. */
export async function keysIn(s3: S3Client, Bucket: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket }))
    for (const { Key = '' } of Contents) if (!Key.startsWith(UNCHECKED)) keys.add(Key);
  return keys;
}

/** Puts the files of a backup into a bucket. */
export async function putFiles(
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
        Body: await readFile(pathOf(folder, key)),
        Metadata: metadata,
        ContentType: contentType,
        ContentDisposition: contentDisposition,
      }),
    );
}
