import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { companyPath } from '../config/company-path.ts';
import { paths } from '../config/paths.ts';
import type { Company, CompanyJobPage } from '../features/company-page/api/company.ts';
import { companyDataId, setRenderedCompany } from '../features/company-page/rendered-company.ts';
import { type JobDetail, jobDataId, jobKey } from '../features/job-page/api/get-job.ts';
import type { JobCard } from '../features/listing/api/list-jobs.ts';
import { queryClient } from '../service/queries.tsx';
import { App } from './app.tsx';
import type { PageHead } from './head.ts';
import { headHtml } from './head-html.ts';
import { companyHead } from './pages/company-head.ts';
import { jobHead } from './pages/job-head.ts';
import { pageOf } from './pages.ts';
import { routeOf } from './route-of.ts';

/** Escapes '<', so that the JSON cannot close its script element. */
const toScriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Stored jobs have more fields, which must not reach the page. */
const detailFields: Readonly<Record<keyof JobDetail, true>> = {
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
  levels: true,
  experience: true,
  skills: true,
  requirements: true,
  territory: true,
  specializations: true,
  locations: true,
  jobDetected: true,
  employerDate: true,
  jobEdited: true,
  reposts: true,
  isBaseline: true,
  closedAt: true,
  description: true,
  alsoIn: true,
  applyUrls: true,
};

const cardFields: Readonly<Record<keyof JobCard, true>> = {
  jobID: true,
  jobTitle: true,
  fullCompanyName: true,
  jobLocation: true,
  isRemote: true,
  locations: true,
  jobType: true,
  jobUrl: true,
  summary: true,
  industry: true,
  compensation: true,
  payRanges: true,
  workplace: true,
  seniority: true,
  specializations: true,
  jobDetected: true,
  employerDate: true,
  jobEdited: true,
  reposts: true,
};

const onlyFields = <Shown extends object>(
  stored: Shown,
  fields: Readonly<Record<keyof Shown, true>>,
): Shown =>
  // `fields` has every key of the type.
  Object.fromEntries(Object.entries(stored).filter(([field]) => field in fields)) as Shown;

interface Page {
  readonly path: string;
  readonly head: PageHead;
  /** The data that the page's scripts start with, in an element with this id. */
  readonly data: { readonly id: string; readonly value: unknown };
  /** The page's JSON-LD, or null for none. */
  readonly linkedData: object | null;
  /** Makes the data available to the page's hooks. */
  readonly provide: () => void;
}

async function fillShell(
  shell: string,
  origin: string,
  { path, head, data, linkedData, provide }: Page,
): Promise<string> {
  await pageOf(routeOf(path)).load();
  provide();
  const body = renderToString(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
  );
  queryClient.clear();
  const linked =
    linkedData === null ? '' : `<script type="application/ld+json">${toScriptJson(linkedData)}</script>`;
  const value = `<script type="application/json" id="${data.id}">${toScriptJson(data.value)}</script>`;
  return shell
    .replace('<!--head-->', () => headHtml(head, origin) + linked)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => value);
}

/** Fills the built shell with a job. `data` is the page's JSON-LD, or null for none. */
export function renderJob(
  shell: string,
  stored: JobDetail,
  origin: string,
  data: object | null,
): Promise<string> {
  const job = onlyFields(stored, detailFields);
  return fillShell(shell, origin, {
    path: paths.job(job.jobID),
    head: jobHead(job),
    data: { id: jobDataId, value: job },
    linkedData: data,
    provide: () => queryClient.setQueryData(jobKey(job.jobID), job),
  });
}

/** Fills the built shell with a company and the first page of its new jobs. `data` is the page's JSON-LD. */
export function renderCompany(
  shell: string,
  company: Company,
  { total, totalToday, nextToken, asOf, items }: CompanyJobPage,
  origin: string,
  data: object,
): Promise<string> {
  const jobs = { total, totalToday, nextToken, asOf, items: items.map((job) => onlyFields(job, cardFields)) };
  return fillShell(shell, origin, {
    path: companyPath(company.name),
    head: companyHead(company),
    data: { id: companyDataId, value: { company, jobs } },
    linkedData: data,
    provide: () => setRenderedCompany({ company, jobs }),
  });
}
