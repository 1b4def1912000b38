import * as z from 'zod';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from './answer-error.ts';
import { statedWorkplace, uniqueLines } from './fields.ts';
import { findJobPostings } from './job-posting-blocks.ts';
import { isOver, publicationTime } from './job-posting-dates.ts';
import { statedList, statedText } from './job-posting-fields.ts';
import { statedPay } from './job-posting-pay.ts';
import { postingPlaces, statedPlaces, statedRequirements } from './job-posting-places.ts';
import { combinedDescription, statedHtml } from './job-posting-text.ts';

const line = statedText();

/** https://schema.org/JobPosting, as career sites write it. */
const JobPosting = z.object({
  title: line,
  name: line,
  identifier: statedText(200),
  url: line,
  description: statedHtml,
  responsibilities: statedHtml,
  qualifications: statedHtml,
  jobBenefits: statedHtml,
  hiringOrganization: line,
  occupationalCategory: statedList(line, 5),
  employmentType: statedList(line, 10),
  jobLocation: statedPlaces,
  jobLocationType: line,
  applicantLocationRequirements: statedRequirements,
  baseSalary: z.unknown().optional(),
  salaryCurrency: statedText(20),
  datePosted: line,
  validThrough: line,
  inLanguage: statedText(20),
});
type JobPosting = z.infer<typeof JobPosting>;

/** The facts that a page states. Facts that it lacks are absent, so that they can be spread over a listed posting. */
export interface JobPostingFacts {
  readonly posting: Partial<Omit<Posting, 'ats' | 'board' | 'id' | 'url'>>;
  /** The employer's number of the job, or ''. */
  readonly identifier: string;
  /** `validThrough` is past. A future one is mostly made up, and proves nothing. */
  readonly isClosed: boolean;
}

/** The `decode` of a page with JobPosting markup. `jobPostingOn` reads its result. */
export const decodeJobPostings = (page: string): { jobPostings: unknown[] } => ({
  jobPostings: findJobPostings(page),
});

const Page = z.object({ jobPostings: z.array(JobPosting).nonempty() });

/** Returns the facts of the first JobPosting that has a title. Throws `AnswerError` without one. */
export function jobPostingOn(page: unknown): JobPostingFacts {
  const jobPostings = Page.safeParse(page).data?.jobPostings ?? [];
  const found = jobPostings.find(({ title, name }) => title !== '' || name !== '');
  if (!found) throw new AnswerError('The answer has no JobPosting markup with a title.');
  return factsOf(found);
}

function factsOf(raw: JobPosting): JobPostingFacts {
  const isRemote = /telecommute/i.test(raw.jobLocationType);
  const requirements = isRemote ? raw.applicantLocationRequirements : [];
  const places = postingPlaces(raw.jobLocation, requirements, raw.hiringOrganization);
  const workplace = isRemote ? 'remote' : statedWorkplace.parse(raw.jobLocationType);
  const description = combinedDescription(raw);
  const employmentType = uniqueLines(raw.employmentType).join(', ');
  const departments = uniqueLines(raw.occupationalCategory.filter((name) => !/^\d/.test(name)));
  const pay = statedPay(raw.baseSalary, raw.salaryCurrency);
  const publishedAt = publicationTime(raw.datePosted);
  return {
    posting: {
      title: (raw.title || raw.name).slice(0, 500),
      ...withoutEmpty({ company: raw.hiringOrganization, html: description }),
      ...(places.locations.length > 0 ? places : {}),
      ...withoutEmpty({ workplace, employmentType }),
      ...(departments.length > 0 ? { departments } : {}),
      ...(pay.length > 0 ? { pay } : {}),
      ...withoutEmpty({ publishedAt, language: raw.inLanguage }),
    },
    identifier: raw.identifier,
    isClosed: isOver(raw.validThrough, raw.datePosted),
  };
}
