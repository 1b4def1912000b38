import { useId } from 'react';
import { NextPage } from '../../../components/next-page.tsx';
import { JobCard } from '../../listing/components/job-card.tsx';
import type { Company } from '../api/company.ts';
import type { CompanyFilters } from '../company-filters.ts';
import { useCompanyClock, useEarlierJobs } from '../use-company.ts';

export interface EarlierJobsProps {
  readonly company: Company;
  readonly filters: CompanyFilters;
}

/** The jobs that the company's boards had before we first read them and that pass the filters. Absent without any. */
export function EarlierJobs({ company: { slug }, filters }: EarlierJobsProps) {
  const id = useId();
  const { now, clock } = useCompanyClock(slug);
  const list = useEarlierJobs(slug, filters);
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (jobs.length === 0 && !list.hasNextPage) return null;
  return (
    <section aria-labelledby={id} className="min-w-0 pt-10">
      <h2
        id={id}
        className="border-b border-line pb-2.5 font-head text-title font-semibold tracking-[-0.02em]"
      >
        Posted earlier
      </h2>
      {jobs.length === 0 && (
        <p role="status" className="pt-5 text-muted">
          None of the newest ones match.
        </p>
      )}
      <ul>
        {jobs.map((job) => (
          <li key={job.jobID}>
            <JobCard job={job} isBaseline now={now} clock={clock} />
          </li>
        ))}
      </ul>
      <NextPage list={list} />
    </section>
  );
}
