import * as z from 'zod';
import { findMatches } from '../matching/match.ts';
import { FULL_RANGE } from '../matching/slice.ts';
import type { WatcherIndex } from '../matching/watcher-index.ts';
import { watcherSkPrefix } from '../matching/watchers.ts';
import { Fault } from '../platform/fault.ts';
import type { Job } from '../table/job.ts';

/** About so many watchers are read for a page. */
const READ = 100;

const Token = z.string().regex(/^[0-9a-f]{8}#/);

function read(token: string): string {
  const from = Token.safeParse(Buffer.from(token, 'base64url').toString());
  if (from.success) return from.data;
  throw new Fault('BadInput', 'nextToken: There is no such page of matches. Start from the first page.', {
    cause: from.error,
  });
}

/**
 * A page of those whom the reverse index names for a job now, each once over all pages, in the order of their hash. A
 * page may be empty and yet not the last. Throws BadInput for a token that is none.
 */
export async function peopleOfJob(
  index: WatcherIndex,
  job: Job,
  token: string | null,
): Promise<{ subs: string[]; nextToken: string | null }> {
  const from = token === null ? FULL_RANGE.from : read(token);
  const { matches, rest } = await findMatches(index, job, { ...FULL_RANGE, from }, READ);
  const subs = matches.map(({ sub }) => sub);
  if (!rest) return { subs, nextToken: null };
  // Of the person at the edge something may be unread: the next page begins there, unless this one did.
  const [hash, sub] = rest.from.split('#');
  const edge = `${hash}#${sub}#`;
  const next = edge > from ? edge : rest.from;
  return {
    subs: subs.filter((one) => `${watcherSkPrefix(one)}#` < next),
    nextToken: Buffer.from(next).toString('base64url'),
  };
}
