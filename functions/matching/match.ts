import { jobPlaceKeys } from '../places/place-keys.ts';
import type { Alert, Reason } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { alertKey, watcherPk } from '../table/keys.ts';
import type { Watcher } from '../table/watcher.ts';
import { explain } from '../titles/explain.ts';
import { jobTitleKeys } from '../titles/keys.ts';
import { names } from '../titles/names.ts';
import { parseTitle } from '../titles/parse.ts';
import { MAX_PER_RUN, type Partition, readPart, type WatcherIndex } from './candidates.ts';
import { employerTitleKey, explainCompany } from './dream-companies.ts';
import { FULL_RANGE, type Part, type Rest } from './slice.ts';
import { subOf } from './watchers.ts';

/** How long an alert stays in the ledger after its job's last change, in seconds. */
const KEPT = 90 * 86_400;

/** Somebody a job concerns, and why. */
export interface Match {
  readonly sub: string;
  readonly reason: Reason;
}

/** The partitions of the reverse index in which everybody whom the job may concern is found. */
export function partitionsOf(
  job: Pick<Job, 'jobTitle' | 'fullCompanyName' | 'locations' | 'isRemote'>,
): Partition[] {
  const places = jobPlaceKeys({ locations: job.locations, isRemote: job.isRemote });
  const keys = [
    ...jobTitleKeys(parseTitle(job.jobTitle)),
    employerTitleKey(job.fullCompanyName) ?? [],
  ].flat();
  return keys.flatMap((key) => places.map((place) => ({ pk: watcherPk(key, place), place })));
}

/**
 * Those whom the job concerns in a part of its fan-out, each once, in the order of their hash, and what is left of the
 * part where it is too much for one run. Candidates come from the index and are verified exactly.
 */
export async function findMatches(
  index: WatcherIndex,
  job: Job,
  part: Part = FULL_RANGE,
  limit = MAX_PER_RUN,
): Promise<{ matches: Match[]; rest?: Rest }> {
  const { candidates, ...left } = await readPart(index, partitionsOf(job), part, limit);
  const verify = verifier(job);
  const found = new Map<string, Match & { sk: string }>();
  for (const { watcher, place } of candidates) {
    const reason = verify(watcher, place);
    const sub = subOf(watcher);
    const known = found.get(sub);
    // Of several reasons the one whose key is lowest is told, so that every run tells the same: a title before a company.
    if (reason && (!known || watcher.sk < known.sk)) found.set(sub, { sub, reason, sk: watcher.sk });
  }
  const matches = [...found.values()]
    .sort((one, other) => (one.sk < other.sk ? -1 : 1))
    .map(({ sub, reason }) => ({ sub, reason }));
  return { matches, ...left };
}

/** Everybody whom the job concerns, each once, run by run of one after the other. */
export async function* everyMatch(index: WatcherIndex, job: Job): AsyncGenerator<Match[]> {
  const told = new Set<string>();
  for (let part: Part | undefined = FULL_RANGE; part !== undefined; ) {
    const { matches, rest }: Awaited<ReturnType<typeof findMatches>> = await findMatches(index, job, part);
    yield matches.filter(({ sub }) => !told.has(sub));
    for (const { sub } of matches) told.add(sub);
    part = rest;
  }
}

/** The exact rule for one candidate; the title is parsed and compared once per distinct saved title. */
function verifier(job: Job): (watcher: Watcher, place: string) => Reason | undefined {
  const title = parseTitle(job.jobTitle);
  const employer = employerTitleKey(job.fullCompanyName);
  const from = Date.parse(job.matchedFrom) / 1000;
  const verdicts = new Map<string, string | undefined>();
  function wordsOf({ title: saved, company }: Watcher): string | undefined {
    if (company !== undefined)
      return employerTitleKey(company) === employer ? explainCompany(company) : undefined;
    if (!verdicts.has(saved)) {
      const wanted = parseTitle(saved);
      verdicts.set(saved, names(wanted, title) ? explain(wanted, title) : undefined);
    }
    return verdicts.get(saved);
  }
  return (watcher, place) => {
    if (watcher.since > from) return undefined;
    if (watcher.jobType && watcher.jobType !== job.jobType) return undefined;
    const words = wordsOf(watcher);
    return words === undefined
      ? undefined
      : { title: watcher.title, place, jobType: watcher.jobType ?? '', words };
  };
}

/** The ledger's row for a match, as yet unsent. */
export function pendingAlert(job: Job, match: Match, now: Date): Alert {
  return {
    ...alertKey(match.sub, job.jobID),
    state: 'pending',
    why: '',
    reason: match.reason,
    matchedAt: now.toISOString(),
    sentAt: null,
    messageId: null,
    expiresAt: Math.floor(now.getTime() / 1000) + KEPT,
  };
}
