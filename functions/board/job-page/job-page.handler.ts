import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { type PageAnswer, servePage, withSupportAddress } from '../built-pages.ts';
import { readJobDetail } from '../job-detail.ts';
import { type JobPages, renderJobPage } from './job-page.ts';

const fileUrl = (name: string) => new URL(name, import.meta.url);
const read = (name: string) => readFileSync(fileUrl(name), 'utf8');

const table = openTable();
const origin = requireEnv('SITE_URL');
// The site's build writes this module and the pages it fills: web/src/app/render-page.tsx.
const { renderJob } = (await import(fileUrl('./render-page.mjs').href)) as Pick<JobPages, 'renderJob'>;
const pages: JobPages = { shell: read('./job.html'), renderJob };
const notFound = read('./404.html');

/** GET /jobs/{id}, and the 404 page for what no other route matches. */
export async function handler(event: APIGatewayProxyEventV2): Promise<PageAnswer> {
  const id = event.pathParameters?.['id'] ?? '';
  const answer = await servePage(
    async () => renderJobPage(pages, await readJobDetail(table, id, Date.now()), origin),
    () => notFound,
  );
  return withSupportAddress(answer, process.env['SUPPORT_ADDRESS']);
}
