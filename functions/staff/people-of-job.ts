import * as z from 'zod';
import { findMatches } from '../matching/match.ts';
import { FULL_RANGE } from '../matching/slice.ts';
import { watcherSkPrefix } from '../matching/watcher.ts';
import type { WatcherIndex } from '../matching/watcher-index.ts';
import { Fault } from '../platform/fault.ts';
import type { Job } from '../table/job.ts';

/** Watchers to read for a page, approximately. */
const MAX_WATCHERS = 100;

const Token = z.string().regex(/^[0-9a-f]{8}#/);

function decodeToken(token: string): string {
  const from = Token.safeParse(Buffer.from(token, 'base64url').toString());
  if (from.success) return from.data;
  throw new Fault('BadInput', 'nextToken: There is no such page of matches. Start from the first page.', {
    cause: from.error,
  });
}

/**
 * Returns a page of the people that the reverse index matches to a job now, without duplicates across pages. A page can be empty without being the last. Throws BadInput for an invalid token.
 */
export async function findPeopleOfJob(
  index: WatcherIndex,
  job: Job,
  token: string | null,
): Promise<{ subs: string[]; nextToken: string | null }> {
  const from = token === null ? FULL_RANGE.from : decodeToken(token);
  const { matches, rest } = await findMatches(index, job, { ...FULL_RANGE, from }, MAX_WATCHERS);
  const subs = matches.map(({ sub }) => sub);
  if (!rest) return { subs, nextToken: null };
  // The last person may have unread watchers, so the next page begins there, unless this page did.
  const [hash, sub] = rest.from.split('#');
  const edge = `${hash}#${sub}#`;
  const next = edge > from ? edge : rest.from;
  return {
    subs: subs.filter((one) => watcherSkPrefix(one) < next),
    nextToken: Buffer.from(next).toString('base64url'),
  };
}
