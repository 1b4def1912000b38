import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const RowSum = z.object({ count: z.number(), sha256: z.string() });

const StoredFile = z.object({
  key: z.string(),
  size: z.number(),
  sha256: z.string(),
  contentType: z.string().optional(),
  contentDisposition: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** What a backup holds. It is written last: a folder without one is a backup that was interrupted. */
const Manifest = z.object({
  format: z.literal(1),
  stage: z.string(),
  tableName: z.string(),
  userPoolId: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  rows: z.object({ all: RowSum, entities: z.record(z.string(), RowSum), files: z.array(z.string()) }),
  people: z.object({ count: z.number(), sha256: z.string() }),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;

const NAME = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** Reads what a backup says of itself. Throws a sentence if the folder holds no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch((cause: unknown) => {
    const why = `${folder} has no ${NAME}, so it is no backup, or one that was interrupted.`;
    throw new Error(`${why} Name the folder of a finished backup.`, { cause });
  });
  const read = Manifest.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`${join(folder, NAME)} is not one of this version. ${z.prettifyError(read.error)}`);
}
