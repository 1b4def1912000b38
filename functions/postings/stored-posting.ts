import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { storedPostingKey } from '../table/keys.ts';
import { Enrichment, Open } from './enrichment.ts';
import { Posting } from './posting.ts';

/** More of a description than this, in characters, is not kept; no more of it is read either. */
const LONGEST = 100_000;

const packed = z
  .custom<Uint8Array>((value) => ArrayBuffer.isView(value))
  .transform((bytes) => Posting.parse(JSON.parse(gunzipSync(bytes).toString('utf8'))));

/**
 * The posting that a job was made of, in the employer's own words: what the job's page shows, and what the job is
 * completed from. `hash` is the fingerprint its next reading is compared with; `open`: what rules left open and nobody has told yet. A posting whose role is open is no job yet;
 * `seenAt` is when it was detected.
 */
export const StoredPosting = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  posting: packed,
  hash: z.string(),
  open: z.array(Open).default([]),
  told: Enrichment.default({}),
  seenAt: z.string(),
  expiresAt: z.number(),
});
export type StoredPosting = z.infer<typeof StoredPosting>;

/** The row of a posting as it is kept: compressed, about a third of its size. */
export const storedPostingRow = (original: Omit<StoredPosting, 'pk' | 'sk'>) => ({
  ...storedPostingKey(original.jobId),
  ...original,
  posting: gzipSync(JSON.stringify({ ...original.posting, html: original.posting.html.slice(0, LONGEST) })),
});
