import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { paths } from '../config/paths.ts';
import { carrierId, jobKey, shownJob } from '../features/job-page/api/get-job.ts';
import { queryClient } from '../service/queries.tsx';
import { App } from './app.tsx';
import { headHtml } from './head-html.ts';
import { jobHead } from './pages/job-head.ts';
import { pageOf } from './pages.ts';
import { routeOf } from './routes.ts';

/** Markup cannot begin in a text without this character, and JSON knows another way to write it. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Renders the page of a job (getJob's answer) into its built shell, with `data` beside its head as the page's
 * linked data; null for none. Throws when the job is not as the contract has it.
 */
export async function renderJob(
  shell: string,
  given: unknown,
  origin: string,
  data: object | null,
): Promise<string> {
  const job = shownJob.parse(given);
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
  const carrier = `<script type="application/json" id="${carrierId}">${inScript(job)}</script>`;
  return shell
    .replace('<!--head-->', () => headHtml(jobHead(job), origin) + linked)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => carrier);
}
