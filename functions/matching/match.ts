import type { Alert, Reason } from '../table/alert.ts';
import type { Job } from '../table/job.ts';
import { alertKey, watcherPk } from '../table/keys.ts';
import type { Watcher } from '../table/watcher.ts';
import { employerTitleKey, explainCompany } from './dream-companies.ts';
import { jobPlaceKeys } from './places.ts';
import { explain } from './titles/explain.ts';
import { jobTitleKeys } from './titles/keys.ts';
import { names } from './titles/names.ts';
import { parseTitle } from './titles/parse.ts';
import { subOf } from './watchers.ts';

/** Matches above this number are worked in pieces, each its own message. */
export const PIECE_ABOVE = 2_000;

/** The parts a large fan-out is cut into: the first hex digit of a person's hash. */
export const RANGES = [...'0123456789abcdef'];

/** How long an alert stays in the ledger after its job's last change, in seconds. */
const KEPT = 90 * 86_400;

/** The reverse index, as matching reads it. */
export interface WatcherIndex {
  /** The watchers of one partition whose hash begins with `range`; at most `limit`, `more` if there were others. */
  query(pk: string, range: string, limit: number): Promise<{ watchers: Watcher[]; more: boolean }>;
}

/** Somebody a job concerns, and why. */
export interface Match {
  readonly sub: string;
  readonly reason: Reason;
}

/** The partitions of the reverse index in which everybody whom the job may concern is found. */
export function partitionsOf(
  job: Pick<Job, 'jobTitle' | 'fullCompanyName' | 'locations' | 'isRemote'>,
): { pk: string; place: string }[] {
  const places = jobPlaceKeys({ locations: job.locations, isRemote: job.isRemote });
  const keys = [
    ...jobTitleKeys(parseTitle(job.jobTitle)),
    employerTitleKey(job.fullCompanyName) ?? [],
  ].flat();
  return keys.flatMap((key) => places.map((place) => ({ pk: watcherPk(key, place), place })));
}

/**
 * Everybody in a range of hashes whom the job concerns, each once, in the order of their hash; `tooMany` when
 * there are more than one run should take. Candidates come from the index and are verified exactly.
 */
export async function findMatches(
  index: WatcherIndex,
  job: Job,
  range: string,
  limit = PIECE_ABOVE,
): Promise<{ matches: Match[]; tooMany: boolean }> {
  const partitions = partitionsOf(job);
  const answers = await Promise.all(
    partitions.map(async ({ pk, place }) => ({ place, ...(await index.query(pk, range, limit)) })),
  );
  const verify = verifier(job);
  const found = new Map<string, Match & { sk: string }>();
  for (const { watchers, place } of answers) {
    for (const watcher of watchers) {
      const reason = verify(watcher, place);
      const sub = subOf(watcher);
      const known = found.get(sub);
      // Of several reasons the one whose key is lowest is told, so that every run tells the same: a title before a company.
      if (reason && (!known || watcher.sk < known.sk)) found.set(sub, { sub, reason, sk: watcher.sk });
    }
  }
  const matches = [...found.values()]
    .sort((one, other) => (one.sk < other.sk ? -1 : 1))
    .map(({ sub, reason }) => ({ sub, reason }));
  return { matches, tooMany: matches.length > limit || answers.some((answer) => answer.more) };
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
    openedAt: null,
    notRelevantAt: null,
    expiresAt: Math.floor(now.getTime() / 1000) + KEPT,
  };
}
