import * as z from 'zod';
import { withoutEmpty } from '../../platform/without-empty.ts';
import type { Posting } from '../../postings/posting.ts';
import { AnswerError } from '../parsing/answer-error.ts';
import { flag, line, objectOf, pastTime, postingId, postingTitle, uniqueLines } from '../parsing/fields.ts';
import { decodeJobPostings, jobPostingOn } from '../parsing/job-posting-ld.ts';
import { objectInScript } from '../parsing/object-in-script.ts';
import { placesFromAddresses } from '../parsing/posting-places.ts';
import { workplaceFromWords } from '../parsing/workplace-words.ts';
import { type Adapter, parsePostings } from './adapter.ts';

const NO_BOARD = 'The answer is not a Paylocity board: it has no list of jobs.';

const PageData = z.object({ Jobs: z.array(z.unknown()), ModuleTitle: line });

/** Decodes the script of a board's page. Exported for recordings. */
export function decodePaylocity(page: string): { company: string; jobs: unknown[] } {
  const data = PageData.safeParse(objectInScript(page, 'window.pageData =')).data;
  if (!data) throw new AnswerError(NO_BOARD);
  return { company: data.ModuleTitle, jobs: data.Jobs };
}

/** `IndeedRemoteType` is ignored, because it is the same for all jobs, remote or not. */
const PaylocityJob = z.object({
  JobId: postingId,
  JobTitle: postingTitle,
  LocationName: line,
  ShouldDisplayLocation: z.boolean().catch(true),
  JobLocation: objectOf({ City: line, State: line, Country: line }),
  IsRemote: flag,
  HiringDepartment: line,
  PublishedDate: pastTime,
});
type PaylocityJob = z.infer<typeof PaylocityJob>;

const Internal = z.object({ IsInternal: z.literal(true) });

const Answer = z.object({ company: line, jobs: z.array(z.unknown()) });

const WithJobId = z.object({ JobId: postingId });

const detailPath = (id: string): string => `/Recruiting/Jobs/Details/${encodeURIComponent(id)}`;

/** One page holds the whole board, without texts, types and pay. A slug is the employer's GUID. */
export const paylocity: Adapter = {
  origin: { url: 'https://recruiting.paylocity.com', variable: 'PAYLOCITY_URL' },
  lanes: 2,
  obeysRobots: true,
  slug: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  firstPage: (slug) => ({ path: `/Recruiting/Jobs/All/${slug}`, decode: decodePaylocity }),
  parse(slug, [page]) {
    const answer = Answer.safeParse(page);
    if (!answer.success) throw new AnswerError(NO_BOARD);
    const open = answer.data.jobs.filter((job) => !Internal.safeParse(job).success);
    const company = answer.data.company.trim() || slug;
    return parsePostings(
      open,
      PaylocityJob,
      (job) => posting(slug, company, job),
      (raw) => WithJobId.safeParse(raw).data?.JobId ?? '',
    );
  },
  detail: {
    request: (_, { id }) => ({ path: detailPath(id), decode: decodeJobPostings }),
    addDetail(posting, page) {
      const { html, employmentType, pay } = jobPostingOn(page).posting;
      return {
        ...posting,
        ...withoutEmpty({ html, employmentType, pay }),
      };
    },
  },
};

/** `LocationName` is the employer's name of the place, such as 'Hybrid', 'Remote - Texas' or 'Headquarters'. */
function placesOf({ LocationName: name, JobLocation: { City, State, Country }, ...job }: PaylocityJob) {
  if (!job.ShouldDisplayLocation) return { locations: [] };
  return placesFromAddresses([{ city: City, state: State, country: Country, name }]);
}

function posting(slug: string, company: string, job: PaylocityJob): Posting {
  const workplace = job.IsRemote ? 'remote' : workplaceFromWords(job.LocationName.trim());
  return {
    ats: 'paylocity',
    board: slug,
    id: job.JobId,
    title: job.JobTitle,
    company,
    url: `https://recruiting.paylocity.com${detailPath(job.JobId)}`,
    html: '',
    ...placesOf(job),
    departments: uniqueLines([job.HiringDepartment]),
    pay: [],
    ...withoutEmpty({ workplace, publishedAt: job.PublishedDate }),
  };
}
