import type { CompanyIndustry, EmployerCountries } from '../../table/board.ts';
import type { Job } from '../../table/job.ts';
import { withTerritory } from './employer-countries.ts';
import { replaceLead } from './job-changes.ts';
import type { JobStore } from './job-store.ts';
import {
  type FetchedPosting,
  type ParsedPosting,
  parsePosting,
  type RejectedPosting,
  withIndustry,
} from './parsed-posting.ts';
import type { JobChange } from './write-job.ts';

/** The board whose changes are recorded. */
export interface ChangedBoard {
  readonly id: string;
  readonly employer: CompanyIndustry;
  /** Empty by default, while they are unknown. */
  readonly countries?: EmployerCountries;
  /** Returns a posting with its detail if the board shows it now. */
  readonly fetchPosting?: (id: string) => Promise<FetchedPosting | undefined>;
}

/** Gives a posting what its board knows of its employer. */
export const withEmployer = (
  parsed: ParsedPosting,
  { employer, countries = {} }: ChangedBoard,
): ParsedPosting => withTerritory(withIndustry(parsed, employer.industry), countries);

/**
 * Parses a job's first posting, with the enrichment that the job already has if the text it was made from is unchanged.
 */
export async function parseLead(
  store: JobStore,
  job: Job,
  fetched: FetchedPosting,
): Promise<ParsedPosting | RejectedPosting> {
  const parsed = parsePosting(fetched);
  const needsEnrichment =
    'rejection' in parsed
      ? parsed.rejection.reason === 'undecided'
      : parsed.facts.open.length > 0 && parsed.sketch === job.sketch;
  const enrichment = needsEnrichment ? (await store.findStoredPosting(job.jobID))?.enrichment : undefined;
  return enrichment ? parsePosting(fetched, enrichment) : parsed;
}

/**
 * Gives a job whose first posting left the fields of the next one. If the board doesn't show that one now, it
 * is returned as `outdated`. If it no longer is the job's vacancy, its own edit is about to be recorded.
 */
export async function withNextLead(
  store: JobStore,
  before: Job,
  after: Job,
  board: ChangedBoard,
  seenAt: Date,
): Promise<Pick<JobChange, 'after' | 'lead' | 'outdated'>> {
  const [last] = before.postings;
  const [next] = after.postings;
  if (!next || (next.board === last?.board && next.id === last.id)) return { after };
  const fetched = next.board === board.id ? await board.fetchPosting?.(next.id) : undefined;
  if (!fetched) return { after, outdated: next };
  const parsed = await parseLead(store, after, fetched);
  if ('rejection' in parsed || parsed.dedupeKey !== after.vacancy) return { after };
  const lead = withEmployer(parsed, board);
  return { after: replaceLead(after, lead, seenAt), lead };
}
