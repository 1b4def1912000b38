import { createHash } from 'node:crypto';
import { employerKey } from '@daybreak/contract/employer-key.ts';
import * as z from 'zod';
import type { JobFacts } from '../../postings/job-facts.ts';
import { dedupeGroupKey } from '../../table/keys.ts';
import { dedupeTitle } from './dedupe-title.ts';

type DedupeInput = Pick<JobFacts, 'company' | 'title' | 'jobType' | 'isRemote' | 'places'>;

/** Words that a board's slug adds to a company's name ('acme-careers'), also without a hyphen ('acmeroboticsinc'). */
const SLUG_WORD = / (?:careers|jobs|hq)$/;
const JOINED_LEGAL_FORM = /(?<=.{5})(?:inc|llc|ltd|gmbh|corp)$/;

const companyKey = (company: string): string =>
  employerKey(company).replace(SLUG_WORD, '').replaceAll(' ', '').replace(JOINED_LEGAL_FORM, '');

/**
 * Returns the key that all postings of one job share, as 20 hex digits: employer, title (see `dedupeTitle`), job type,
 * and remote or on-site (the two reach different people). Postings with an audience share it among themselves only.
 */
export function dedupeKey(input: DedupeInput, audience = ''): string {
  const { company, title, jobType, isRemote, places } = input;
  const parts = [companyKey(company), dedupeTitle(title, places), jobType, isRemote ? 'remote' : 'on site'];
  if (audience !== '') parts.push(audience);
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
