import type { Company } from '@daybreak/contract/types.ts';
import * as z from 'zod';
import type { Job } from '../../table/job.ts';
import { html, type PageAnswer, servePage, unlisted } from '../built-pages.ts';
import { toCollectionPage } from './collection-page.ts';

/** An HTTP API's request for a company's page. */
export const CompanyPageRequest = z.object({ pathParameters: z.object({ slug: z.string() }) });
export type CompanyPageRequest = z.infer<typeof CompanyPageRequest>;

/** The site's built shell and 404 page, and the function that fills the shell. */
export interface CompanyPages {
  readonly shell: string;
  readonly notFound: string;
  /** Renders a company and the first page of its new jobs into the shell; `data` is the page's linked data. */
  readonly renderCompany: (
    shell: string,
    company: Company,
    jobs: { readonly items: readonly Job[] },
    origin: string,
    data: object,
  ) => Promise<string>;
}

export interface CompanyPageDeps {
  readonly origin: string;
  readonly loadPages: () => Promise<CompanyPages>;
  readonly readCompany: (slug: string) => Promise<Company>;
  /** Reads the first page of its jobs of today and yesterday (UTC), newest first. */
  readonly readJobs: (slug: string) => Promise<{ readonly items: readonly Job[] }>;
}

/**
 * Answers GET /companies/{slug}; another spelling redirects to the company's own slug. Search engines are
 * asked not to list a company whose boards are no longer read and that has no new job.
 */
export async function serveCompanyPage(
  { pathParameters: { slug } }: CompanyPageRequest,
  { origin, loadPages, readCompany, readJobs }: CompanyPageDeps,
): Promise<PageAnswer> {
  const pages = await loadPages();
  const work = async (): Promise<PageAnswer> => {
    const [company, jobs] = await Promise.all([readCompany(slug), readJobs(slug)]);
    if (company.slug !== slug) {
      const location = `/companies/${encodeURIComponent(company.slug)}`;
      return { statusCode: 301, headers: { location, 'cache-control': 'public, max-age=60' } };
    }
    const data = toCollectionPage(company, jobs.items, origin);
    const body = await pages.renderCompany(pages.shell, company, jobs, origin, data);
    const answer = html(200, 'public, max-age=60', body);
    return company.openPostings === null && jobs.items.length === 0 ? unlisted(answer) : answer;
  };
  return servePage(work, () => pages.notFound);
}
