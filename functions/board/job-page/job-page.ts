import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { JobDetail } from '../job-detail.ts';
import { jobPosting } from './job-posting.ts';

/** What the site's build hands over: its pages without content, and what fills them. */
export interface BuiltPages {
  /** The page of a job, to be filled. */
  readonly shell: string;
  /** The page of an address that is none. */
  readonly notFound: string;
  /** Renders a job (getJob's answer) into the shell; `data`: its linked data, or null. */
  readonly renderJob: (shell: string, job: unknown, origin: string, data: object | null) => Promise<string>;
}

const html = (statusCode: number, cacheControl: string, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  body,
});

/** The page of a job, open or closed, on a site with this origin. A closed one is kept from search engines' lists. */
export async function jobPage(
  pages: BuiltPages,
  job: JobDetail,
  origin: string,
): Promise<APIGatewayProxyStructuredResultV2> {
  const url = `${origin}/jobs/${encodeURIComponent(job.jobID)}`;
  const answer = html(
    200,
    'public, max-age=60',
    await pages.renderJob(pages.shell, job, origin, jobPosting(job, url)),
  );
  if (job.closedAt === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } };
}

/** The page of an id that no job has. */
export const noJobPage = (pages: BuiltPages): APIGatewayProxyStructuredResultV2 =>
  html(404, 'no-store', pages.notFound);

/** In every page of the site's build, until a deployment replaces it by its stage's own. */
const SUPPORT_PLACEHOLDER = 'support@daybreak.example';

/** The same pages with a stage's support address in them. */
export function withSupportAddress(pages: BuiltPages, address: string): BuiltPages {
  const addressed = (page: string) => page.replaceAll(SUPPORT_PLACEHOLDER, () => address);
  return {
    shell: addressed(pages.shell),
    notFound: addressed(pages.notFound),
    renderJob: async (...given) => addressed(await pages.renderJob(...given)),
  };
}
