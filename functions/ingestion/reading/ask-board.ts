import { createHash } from 'node:crypto';
import type { Posting } from '../../postings/posting.ts';
import type { Adapter, Reading } from '../adapters/adapter.ts';
import { type Fetched, fetchBoard, type LastRead, type Limits, NEVER_READ } from './fetch-board.ts';

/** A board to be asked, and what was read of it last time. */
export interface Ask {
  readonly adapter: Adapter;
  /** The vendor's address for this board. */
  readonly origin: string;
  readonly slug: string;
  /** The employer's name as registered, for systems that do not state it; '' where none is. */
  readonly company: string;
  readonly last: LastRead;
  readonly fetch?: typeof fetch | undefined;
  readonly limits?: Limits | undefined;
}

/** What a board says of its postings. `hash` is of all its pages. */
export type Asked =
  | { readonly kind: 'read'; readonly reading: Reading; readonly etag: string; readonly hash: string }
  | Exclude<Fetched, { kind: 'body' }>;

/** No board has more pages; what says otherwise goes round in circles. */
const MOST_PAGES = 100;

/** Asks a board for all its pages and reads them. Never throws for what a feed does: that is an outcome with a sentence. */
export async function askBoard(ask: Ask): Promise<Asked> {
  const { adapter, slug, last } = ask;
  const get = (path: string, before: LastRead) =>
    fetchBoard(new URL(ask.origin + path), before, ask.fetch, ask.limits);
  const first = await get(adapter.path(slug), adapter.next ? NEVER_READ : last);
  if (first.kind !== 'body') return first;
  const pages: unknown[] = [first.body];
  const hashes = [first.hash];
  try {
    for (let path = adapter.next?.(slug, pages); path; path = adapter.next?.(slug, pages)) {
      const page = await get(path, NEVER_READ);
      if (page.kind !== 'body') return page;
      if (pages.push(page.body) > MOST_PAGES)
        return { kind: 'failed', message: `The answer has more than ${MOST_PAGES} pages.` };
      hashes.push(page.hash);
    }
    const hash = pages.length === 1 ? first.hash : digest(hashes);
    if (hash === last.bodyHash) return { kind: 'unchanged' };
    const reading = adapter.read(slug, pages);
    return { kind: 'read', reading: named(reading, ask), etag: first.etag, hash };
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('The answer'))
      return { kind: 'failed', message: error.message };
    throw error;
  }
}

const digest = (hashes: readonly string[]) =>
  createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);

/** Gives postings whose system does not state the employer the name it is registered by. */
function named(reading: Reading, { slug, company }: Ask): Reading {
  const name = (posting: Posting) =>
    posting.company === slug && company ? { ...posting, company } : posting;
  return { ...reading, postings: reading.postings.map(name) };
}
