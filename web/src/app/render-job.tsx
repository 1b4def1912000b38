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

/** Escapes '<', so that the JSON cannot close its script element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Stored jobs have more fields, which must not reach the page. */
const publicFields: Readonly<Record<keyof JobDetail, true>> = {
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

/** Fills the built shell with a job. `data` is the page's JSON-LD, or null for none. */
export async function renderJob(
  shell: string,
  stored: JobDetail,
  origin: string,
  data: object | null,
): Promise<string> {
  const publicEntries = Object.entries(stored).filter(([field]) => field in publicFields);
  // `publicFields` has every key of the type.
  const job = Object.fromEntries(publicEntries) as unknown as JobDetail;
  const path = paths.job(job.jobID);
  await pageOf(routeOf(path)).load();
  queryClient.setQueryData(jobKey(job.jobID), job);
  const body = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  queryClient.clear();
  const linkedData = data === null ? '' : `<script type="application/ld+json">${toScriptJson(data)}</script>`;
  const jobData = `<script type="application/json" id="${jobDataId}">${toScriptJson(job)}</script>`;
  return shell
    .replace('<!--head-->', () => headHtml(jobHead(job), origin) + linkedData)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => jobData);
}
