import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import { MatchedFacts } from '../table/job.ts';
import { storedPostingKey } from '../table/keys.ts';
import { Enrichment, OpenField } from './enrichment.ts';
import { Block, parseDescription } from './parse-description.ts';
import { Posting } from './posting.ts';

/** Longer HTML is cut, in characters. */
const MAX_HTML_LENGTH = 100_000;

/** A longer description is cut, so that a row stays below DynamoDB's limit of 400 kB. */
const MAX_DESCRIPTION = { blocks: 1_000, characters: 50_000 };

const compressedPosting = z
  .custom<Uint8Array>((value) => ArrayBuffer.isView(value))
  .transform((bytes) => Posting.parse(JSON.parse(gunzipSync(bytes).toString('utf8'))));

/**
 * The posting behind a job, as the employer published it, for the job's page and for enrichment. `hash` is
 * its fingerprint, `open` are its open fields and `enrichment` is what a model filled in. A posting whose
 * role is open is not a job yet. `seenAt` is when it was detected. `description` is its HTML as plain blocks,
 * as the job's page shows it. `factsBefore` are the facts of the job that a posting left when its role became
 * open.
 */
export const StoredPosting = z.object({
  pk: z.string(),
  sk: z.string(),
  jobId: z.string(),
  posting: compressedPosting,
  description: z.array(Block),
  hash: z.string(),
  open: z.array(OpenField).default([]),
  enrichment: Enrichment.default({}),
  seenAt: z.string(),
  factsBefore: z.array(MatchedFacts).exactOptional(),
  expiresAt: z.number(),
});
export type StoredPosting = z.infer<typeof StoredPosting>;

function describe(html: string): Block[] {
  let characters = 0;
  return parseDescription(html)
    .slice(0, MAX_DESCRIPTION.blocks)
    .filter(({ text }) => {
      characters += text.length;
      return characters <= MAX_DESCRIPTION.characters;
    });
}

/**
 * Compresses the posting to about a third of its size, but not the description: AppSync's runtime can't decompress it.
 */
export const storedPostingRow = (stored: Omit<StoredPosting, 'pk' | 'sk' | 'description'>) => ({
  ...storedPostingKey(stored.jobId),
  ...stored,
  description: describe(stored.posting.html),
  posting: gzipSync(
    JSON.stringify({ ...stored.posting, html: stored.posting.html.slice(0, MAX_HTML_LENGTH) }),
  ),
});
