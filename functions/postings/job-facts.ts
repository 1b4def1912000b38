import type { Place } from '../places/place.ts';
import type { JobType, Role } from '../table/codes.ts';
import { type Block, blocksOf } from './description.ts';
import type { Enrichment, Open } from './enrichment.ts';
import { industryOf } from './industry.ts';
import { jobTypeOf } from './job-type.ts';
import { locationsOf } from './locations.ts';
import { type PayRange, payRangesOf } from './pay.ts';
import { payInText } from './pay-in-text.ts';
import { compensationLine } from './pay-line.ts';
import type { Posting } from './posting.ts';
import { roleOf } from './role.ts';
import { type Level, seniorityOf } from './seniority.ts';
import { specializationsOf } from './specializations.ts';
import { summaryOf } from './summary.ts';
import { lineOf } from './text.ts';
import { cleanTitle } from './title.ts';
import { type Workplace, workplaceOf } from './workplace.ts';

/** All that is read into a posting. */
export type JobFacts = {
  title: string;
  company: string;
  role: Role;
  jobType: JobType;
  seniority: Level;
  specializations: string[];
  /** Empty when unknown. */
  industry: string;
  places: Place[];
  workplace: Workplace;
  isRemote: boolean;
  /** The places as one line. */
  jobLocation: string;
  payRanges: PayRange[];
  /** The pay as one line, or 'Not provided'. */
  compensation: string;
  /** Bullets in the posting's own words. */
  summary: string[];
  /** The description as plain text, block by block. */
  blocks: readonly Block[];
  /** What rules leave open, and nobody has told yet. */
  open: Open[];
};

/** Why a posting stays off the board, as a code and as a sentence. */
export type Rejection = {
  reason: 'no-title' | 'talent-pool' | 'not-a-tech-job' | 'undecided';
  message: string;
};

/** A description shorter than this, in characters, has nothing to tell a summary from. */
const TELLING = 300;

const NO_VACANCY =
  /\b(?:talent (?:community|network|pool|pipeline)|general (?:application|interest)|future (?:opportunit\w+|openings?|consideration)|expression of interest|speculative application|open application|spontaneous application|initiativbewerbung|candidature spontan[ée]e|don'?t see (?:a|the|your) (?:role|job|fit))\b/i;

/**
 * Completes a posting of any board into a job by rules, and by what has been told where they leave something open: no
 * network, no clock, the same facts for the same posting. Texts of the posting are data; nothing they say about how
 * they should be read has an effect.
 */
export function extractJobFacts(posting: Posting, told: Enrichment = {}): JobFacts | Rejection {
  const title = cleanTitle(posting.title);
  if (title === '') return { reason: 'no-title', message: 'The posting has no title that can be read.' };
  if (NO_VACANCY.test(title))
    return { reason: 'talent-pool', message: `'${title}' is a talent-pool listing.` };
  const departments = posting.departments.map(lineOf).filter((department) => department !== '');
  const role = roleOf(title, departments) ?? told.role;
  if (role === undefined)
    return { reason: 'undecided', message: `What kind of work '${title}' is, its words do not tell.` };
  if (role === '-')
    return { reason: 'not-a-tech-job', message: `'${title}' names no office job of a technology company.` };
  const company = lineOf(posting.company);
  const blocks = blocksOf(posting.html);
  const text = blocks.map((block) => block.text).join('\n');
  const jobType = jobTypeOf(title, posting.employmentType);
  const seniority = seniorityOf(title, jobType === 'In');
  const locations = locationsOf(posting);
  const { workplace, isRemote } = workplaceOf(posting.workplace, locations, title);
  const stated = payRangesOf(posting.pay);
  const payRanges = stated.length > 0 ? stated : payInText(text.split('\n'), locations.places);
  const industry = industryOf(company, departments, text) || (told.industry ?? '');
  const bullets = summaryOf(blocks);
  const summary = bullets.length > 0 ? bullets : (told.summary ?? []);
  const tells = text.length >= TELLING;
  return {
    title,
    company,
    role,
    jobType,
    seniority,
    specializations: specializationsOf(role, { title, seniority, departments, text }),
    industry,
    places: locations.places,
    workplace,
    isRemote,
    jobLocation: locations.line(isRemote),
    payRanges,
    compensation: compensationLine(payRanges),
    summary,
    blocks,
    open: [
      ...(tells && summary.length === 0 && told.summary === undefined ? (['summary'] as const) : []),
      ...(tells && industry === '' && told.industry === undefined ? (['industry'] as const) : []),
    ],
  };
}
