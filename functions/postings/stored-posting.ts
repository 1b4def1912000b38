import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { storedPostingKey } from '../table/keys.ts';
import { Enrichment, OpenField } from './enrichment.ts';
import { Posting } from './posting.ts';

/** Longer descriptions are cut, in characters. */
const MAX_DESCRIPTION_LENGTH = 100_000;

const compressedPosting = z
  .custom<Uint8Array>((value) => ArrayBuffer.isView(value))
  .transform((bytes) => Posting.parse(JSON.parse(gunzipSync(bytes).toString('utf8'))));

/**
 * The posting behind a job, as the employer published it, for the job's page and for enrichment. `hash` is its fingerprint,
 * `open` are its open fields and `told` is its enrichment. A posting whose role is open is not a job yet. `seenAt` is when
 * it was detected.
 */
export const StoredPosting = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  posting: compressedPosting,
  hash: z.string(),
  open: z.array(OpenField).default([]),
  told: Enrichment.default({}),
  seenAt: z.string(),
  expiresAt: z.number(),
});
export type StoredPosting = z.infer<typeof StoredPosting>;

/** Compresses the posting to about a third of its size. */
export const storedPostingRow = (stored: Omit<StoredPosting, 'pk' | 'sk'>) => ({
  ...storedPostingKey(stored.jobId),
  ...stored,
  posting: gzipSync(
    JSON.stringify({ ...stored.posting, html: stored.posting.html.slice(0, MAX_DESCRIPTION_LENGTH) }),
  ),
});
