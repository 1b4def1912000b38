import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '../config/paths.ts';
import { type JobDetail, jobDataId, jobKey } from '../features/job-page/api/get-job.ts';
import { queryClient } from '../service/queries.tsx';
import { App } from './app.tsx';
import { headHtml } from './head-html.ts';
import { jobHead } from './pages/job-head.ts';
import { pageOf } from './pages.ts';
import { routeOf } from './routes.ts';

/** Markup cannot begin in a text without this character, and JSON knows another way to write it. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The fields a job's page carries. Stored jobs have more, which are not part of the contract. */
const fields: Readonly<Record<keyof JobDetail, true>> = {
  jobID: true,
  jobTitle: true,
  fullCompanyName: true,
  jobType: true,
  jobLocation: true,
  jobUrl: true,
  summary: true,
  industry: true,
  compensation: true,
  payRanges: true,
  isRemote: true,
  workplace: true,
  role: true,
  seniority: true,
  specializations: true,
  locations: true,
  jobDetected: true,
  employerDate: true,
  jobEdited: true,
  closedAt: true,
  description: true,
  alsoIn: true,
  applyUrls: true,
};

/** Renders a stored job's page into its built shell, with `data` as the page's linked data, or none for null. */
export async function renderJob(
  shell: string,
  stored: JobDetail,
  origin: string,
  data: object | null,
): Promise<string> {
  const shown = Object.entries(stored).filter(([field]) => field in fields);
  // `fields` has every key of the type.
  const job = Object.fromEntries(shown) as unknown as JobDetail;
  const path = paths.job(job.jobID);
  await pageOf(routeOf(path)).load();
  queryClient.setQueryData(jobKey(job.jobID), job);
  const body = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  queryClient.clear();
  const linked = data === null ? '' : `<script type="application/ld+json">${inScript(data)}</script>`;
  const carrier = `<script type="application/json" id="${jobDataId}">${inScript(job)}</script>`;
  return shell
    .replace('<!--head-->', () => headHtml(jobHead(job), origin) + linked)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => carrier);
}
