import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { JobDetail } from '../to-job-detail.ts';
import { toJobPosting } from './job-posting.ts';

/** The site's built pages and the function that fills them. */
export interface BuiltPages {
  readonly shell: string;
  readonly notFound: string;
  /** Renders a job (the result of getJob) into the shell; `data` is its linked data, or null. */
  readonly renderJob: (shell: string, job: unknown, origin: string, data: object | null) => Promise<string>;
}

const html = (statusCode: number, cacheControl: string, body: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl },
  body,
});

/** Renders the page of an open or closed job. Search engines are asked not to list a closed one. */
export async function renderJobPage(
  pages: BuiltPages,
  job: JobDetail,
  origin: string,
): Promise<APIGatewayProxyStructuredResultV2> {
  const url = `${origin}/jobs/${encodeURIComponent(job.jobID)}`;
  const answer = html(
    200,
    'public, max-age=60',
    await pages.renderJob(pages.shell, job, origin, toJobPosting(job, url)),
  );
  if (job.closedAt === null) return answer;
  return { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } };
}

/** Renders the 404 page. */
export const renderNotFound = (pages: BuiltPages): APIGatewayProxyStructuredResultV2 =>
  html(404, 'no-store', pages.notFound);

/** The address in every built page, which a deployment replaces with its stage's own. */
const SUPPORT_PLACEHOLDER = 'support@daybreak.example';

/** Returns the same pages with a stage's support address. */
export function withSupportAddress(pages: BuiltPages, address: string): BuiltPages {
  const replace = (page: string) => page.replaceAll(SUPPORT_PLACEHOLDER, () => address);
  return {
    shell: replace(pages.shell),
    notFound: replace(pages.notFound),
    renderJob: async (...args) => replace(await pages.renderJob(...args)),
  };
}
