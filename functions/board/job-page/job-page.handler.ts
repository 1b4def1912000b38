import { readFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { toFault } from '../../platform/fault.ts';
import { log } from '../../platform/log.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { readJobDetail } from '../job-detail.ts';
import { type BuiltPages, renderJobPage, renderNotFound, withSupportAddress } from './job-page.ts';

const fileUrl = (name: string) => new URL(name, import.meta.url);
const read = (name: string) => readFileSync(fileUrl(name), 'utf8');

const table = openTable();
const origin = requireEnv('SITE_URL');
// The site's build writes this module and the pages it fills: web/src/app/render-job.tsx.
const { renderJob } = (await import(fileUrl('./render-job.mjs').href)) as Pick<BuiltPages, 'renderJob'>;
const built: BuiltPages = { shell: read('./job.html'), notFound: read('./404.html'), renderJob };
const { SUPPORT_ADDRESS } = process.env;
const pages = SUPPORT_ADDRESS ? withSupportAddress(built, SUPPORT_ADDRESS) : built;

/** GET /jobs/{id} */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    const id = event.pathParameters?.['id'] ?? '';
    return await renderJobPage(pages, await readJobDetail(table, id, Date.now()), origin);
  } catch (error) {
    const fault = toFault(error);
    if (fault.code === 'NotFound') return renderNotFound(pages);
    log.error('job page failed', error as Error);
    return {
      statusCode: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      body: fault.message,
    };
  }
}
