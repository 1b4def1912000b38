import type { JobType, Role } from '../table/codes.ts';
import { blocksOf } from './description.ts';
import { industryOf } from './industry.ts';
import { jobTypeOf } from './job-type.ts';
import { locationsOf } from './locations.ts';
import { type PayRange, payRangesOf } from './pay.ts';
import { payInText } from './pay-in-text.ts';
import { compensationLine } from './pay-line.ts';
import type { Place } from './places/place.ts';
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
};

/** Why a posting stays off the board, as a code and as a sentence. */
export type LeftOff = { left: 'no-title' | 'no-vacancy' | 'not-a-tech-job'; why: string };

const NO_VACANCY =
  /\b(?:talent (?:community|network|pool|pipeline)|general (?:application|interest)|future (?:opportunit\w+|openings?|consideration)|expression of interest|speculative application|open application|spontaneous application|initiativbewerbung|candidature spontan[ée]e|don'?t see (?:a|the|your) (?:role|job|fit))\b/i;

/**
 * Completes a posting of any board into a job by rules alone: no network, no clock, the same facts for the same
 * posting. Texts of the posting are data; nothing they say about how they should be read has an effect.
 */
export function completeJob(posting: Posting): JobFacts | LeftOff {
  const title = cleanTitle(posting.title);
  if (title === '') return { left: 'no-title', why: 'The posting has no title that can be read.' };
  if (NO_VACANCY.test(title))
    return { left: 'no-vacancy', why: `'${title}' invites to a talent pool, it is no vacancy.` };
  const departments = posting.departments.map(lineOf).filter((department) => department !== '');
  const role = roleOf(title, departments);
  if (role === undefined || role === '-')
    return { left: 'not-a-tech-job', why: `'${title}' names no office job of a technology company.` };
  const company = lineOf(posting.company);
  const blocks = blocksOf(posting.html);
  const text = blocks.map((block) => block.text).join('\n');
  const jobType = jobTypeOf(title, posting.employmentType);
  const seniority = seniorityOf(title, jobType === 'In');
  const locations = locationsOf(posting);
  const { workplace, isRemote } = workplaceOf(posting.workplace, locations, title);
  const stated = payRangesOf(posting.pay);
  const payRanges = stated.length > 0 ? stated : payInText(text.split('\n'), locations.places);
  return {
    title,
    company,
    role,
    jobType,
    seniority,
    specializations: specializationsOf(role, { title, seniority, departments, text }),
    industry: industryOf(company, departments, text),
    places: locations.places,
    workplace,
    isRemote,
    jobLocation: locations.line(isRemote),
    payRanges,
    compensation: compensationLine(payRanges),
    summary: summaryOf(blocks),
  };
}
