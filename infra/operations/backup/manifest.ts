import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const RowChecksum = z.object({ count: z.number(), sha256: z.string() });

const StoredFile = z.object({
  key: z.string(),
  size: z.number(),
  sha256: z.string(),
  contentType: z.string().optional(),
  contentDisposition: z.string().optional(),
  metadata: z.record(z.string(), z.string()),
});
export type StoredFile = z.infer<typeof StoredFile>;

/** The contents of a backup. It is written last, so a backup without one was interrupted. */
const Manifest = z.object({
  format: z.literal(1),
  stage: z.string(),
  tableName: z.string(),
  userPoolId: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  rows: z.object({
    all: RowChecksum,
    entities: z.record(z.string(), RowChecksum),
    files: z.array(z.string()),
  }),
  people: z.object({ count: z.number(), sha256: z.string() }),
  files: z.array(StoredFile),
});
export type Manifest = z.infer<typeof Manifest>;

const FILE_NAME = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, FILE_NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/** Reads the manifest of a backup. Throws if the folder has no finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE_NAME), 'utf8').catch((cause: unknown) => {
    throw new Error(
      `${folder} has no ${FILE_NAME}, so it is not a backup or was interrupted. Name the folder of a finished backup.`,
      { cause },
    );
  });
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${join(folder, FILE_NAME)} does not match this version's format. ${z.prettifyError(parsed.error)}`,
  );
}
