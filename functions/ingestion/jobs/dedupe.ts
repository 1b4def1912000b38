import { createHash } from 'node:crypto';
import { employerKey } from '@daybreak/contract/employer-key.ts';
import { fold } from '@daybreak/contract/fold.ts';
import { STATE_NAMES } from '@daybreak/contract/state-names.ts';
import * as z from 'zod';
import { countryName } from '../../places/gazetteer/gazetteer.ts';
import type { JobFacts } from '../../postings/job-facts.ts';
import { dedupeGroupKey } from '../../table/keys.ts';

type DedupeInput = Pick<JobFacts, 'company' | 'title' | 'jobType' | 'isRemote' | 'places'>;

const LOCATION_WORDS = new Set(
  'remote hybrid onsite on site office based in or and only area metro us usa uk eu'.split(' '),
);

/** '(m/f/d)' and its variants, which mark a title as open to any gender. */
const GENDER_SUFFIX =
  /\((?:[a-z]{1,4}\s?[/|*]\s?){1,4}[a-z]{1,4}\)|\b[mwfh]\s?\/\s?[mwfdxh](?:\s?\/\s?[a-z]{1,3})?\b/gi;

/** Drops the parts of a title that only name the posting's places, because one job is often posted once per place. */
function titleWithoutPlaces({ title, places }: DedupeInput): string {
  const placeWords = new Set(
    places
      .flatMap(({ city, state, country }) => [
        city,
        state,
        STATE_NAMES[`${country}-${state}`] ?? '',
        country,
        country === '' ? '' : countryName(country),
      ])
      .flatMap((name) => fold(name).split(' ')),
  );
  const isPlaceWord = (word: string) => placeWords.has(word) || LOCATION_WORDS.has(word);
  return title
    .replace(GENDER_SUFFIX, ' ')
    .split(/[,;|()[\]–—]|\s[-/]\s/)
    .map((part) => fold(part.trim()))
    .filter((part, index) => part !== '' && (index === 0 || !part.split(' ').every(isPlaceWord)))
    .join(' ');
}

/**
 * Returns the key that all postings of one job share, as 20 hex digits: employer, title without its places, job type,
 * and remote or on-site (the two reach different people).
 */
export function dedupeKey(input: DedupeInput): string {
  const { company, jobType, isRemote } = input;
  const parts = [employerKey(company), titleWithoutPlaces(input), jobType, isRemote ? 'remote' : 'on site'];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 20);
}

/** A group remembers this many jobs, the latest first. */
const MAX_JOBS = 40;

/**
 * The jobs under one dedupe key, each with the MinHash of its description. `revision` detects two boards that add
 * to the group at the same time.
 */
export const DedupeGroup = z.object({
  pk: z.string(),
  sk: z.string(),
  revision: z.number(),
  jobs: z.array(z.object({ jobId: z.string(), sketch: z.string() })),
  expiresAt: z.number(),
});
export type DedupeGroup = z.infer<typeof DedupeGroup>;

export const emptyGroup = (key: string): DedupeGroup => ({
  ...dedupeGroupKey(key),
  revision: 0,
  jobs: [],
  expiresAt: 0,
});

/** Adds a job to the group, or replaces the sketch of one that is already in it. */
export const addToGroup = (
  group: DedupeGroup,
  jobId: string,
  sketch: string,
  expiresAt: number,
): DedupeGroup => ({
  ...group,
  revision: group.revision + 1,
  jobs: [{ jobId, sketch }, ...group.jobs.filter((job) => job.jobId !== jobId)].slice(0, MAX_JOBS),
  expiresAt: Math.max(group.expiresAt, expiresAt),
});
