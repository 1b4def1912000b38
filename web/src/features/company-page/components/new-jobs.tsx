import { useId } from 'react';
import { AccentLink } from '../../../components/accent-link.tsx';
import { AccentButton } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { NextPage } from '../../../components/next-page.tsx';
import { Notice } from '../../../components/notice.tsx';
import { SkeletonRows } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import { JobCard } from '../../listing/components/job-card.tsx';
import { ageText } from '../../listing/posted.ts';
import type { Company } from '../api/company.ts';
import { isFiltered, noFilters } from '../company-filters.ts';
import { useCompanyClock, useCompanyJobs } from '../use-company.ts';
import type { ChosenFilters } from '../use-company-filters.ts';

export interface NewJobsProps extends ChosenFilters {
  readonly company: Company;
}

/** The company's jobs of today and yesterday that pass the filters. */
export function NewJobs({ company, filters, change }: NewJobsProps) {
  const id = useId();
  const { now, clock } = useCompanyClock(company.slug);
  const list = useCompanyJobs(company.slug, clock, filters);
  const [first] = list.data?.pages ?? [];
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-2.5">
        <h2 id={id} className="font-head text-title font-semibold tracking-[-0.02em]">
          New today and yesterday
        </h2>
        <p role="status" className="text-small text-muted tabular-nums">
          {first !== undefined &&
            `${countText(first.total, 'job')}, ${first.totalToday.toLocaleString('en-US')} today`}
        </p>
      </div>
      {list.isError && first === undefined ? (
        <LoadError
          heading="Couldn't load its jobs"
          error={list.error}
          onTryAgain={() => void list.refetch()}
        />
      ) : first === undefined ? (
        <LoadingJobs />
      ) : jobs.length === 0 && isFiltered(filters) ? (
        <Notice
          role="status"
          heading="No new jobs match"
          action={<AccentButton onClick={() => change(noFilters)}>Clear Filters</AccentButton>}
        >
          None of its jobs of today and yesterday passes these filters.
        </Notice>
      ) : jobs.length === 0 ? (
        <NoNewJobs company={company} now={now} />
      ) : (
        <ul aria-busy={list.isPlaceholderData}>
          {jobs.map((job) => (
            <li key={job.jobID}>
              <JobCard job={job} now={now} clock={clock} />
            </li>
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </section>
  );
}

function NoNewJobs({ company, now }: Pick<NewJobsProps, 'company'> & { readonly now: number }) {
  const { name, openPostings, lastNewAt } = company;
  const browse = <AccentLink href={paths.home}>Browse all new jobs</AccentLink>;
  if (openPostings == null)
    return (
      <Notice role="status" heading="Its job board has closed or moved" action={browse}>
        We can't read the board of {name} at the moment, so its new jobs don't show up here.
      </Notice>
    );
  const last =
    lastNewAt == null
      ? ''
      : ` Its last new posting came ${ageText(Math.max(0, now - Date.parse(lastNewAt)))}.`;
  return (
    <Notice role="status" heading="No new jobs since yesterday" action={browse}>
      {name} has {countText(openPostings, 'open posting')} on its careers page.{last}
    </Notice>
  );
}

function LoadingJobs() {
  return (
    <div role="status" className="min-h-svh">
      <span className="sr-only">Loading jobs</span>
      <SkeletonRows
        row="gap-2 py-5"
        widths={['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5']}
        bars={(width) => [`h-5 ${width}`, 'h-4 w-2/5', 'mt-3 h-3.5 w-4/5']}
      />
    </div>
  );
}
