import { companySlug } from '@daybreak/contract/company-slug.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { CompanyLink } from '../../../components/company-link.tsx';
import { FactLine } from '../../../components/fact-line.tsx';
import { optional } from '../../../components/optional.tsx';
import { useNow } from '../../../components/use-now.ts';
import { paths } from '../../../config/paths.ts';
import { Queries } from '../../../service/queries.tsx';
import { useCompanyJobs } from '../../company-page/use-company.ts';
import { PostedLabel } from '../../listing/components/posted-label.tsx';
import { type VisitorClock, visitorClock } from '../../listing/day.ts';
import type { JobDetail } from '../api/get-job.ts';
import { type RelatedJob, useSimilarJobs } from '../api/related-jobs.ts';

const MAX_JOBS = 5;

export interface RelatedJobsProps {
  readonly job: JobDetail;
}

/** Loaded when the reader comes near it. A list that fails to load is left out. */
export const RelatedJobs = optional(function RelatedJobs({ job }: RelatedJobsProps) {
  return (
    <Queries>
      <RelatedLists job={job} />
    </Queries>
  );
});

function RelatedLists({ job }: RelatedJobsProps) {
  const now = useNow();
  const clock = visitorClock(now);
  const similar = useSimilarJobs(job, clock).data ?? [];
  const [companyJobs] = useCompanyJobs(companySlug(job.fullCompanyName), clock).data?.pages ?? [];
  const others = companyJobs?.items.filter(({ jobID }) => jobID !== job.jobID) ?? [];
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <JobList heading="Similar jobs" jobs={similar} factsOf={similarFacts} now={now} clock={clock} />
      <JobList
        heading={
          <>
            New at <CompanyLink name={job.fullCompanyName} />
          </>
        }
        jobs={others}
        factsOf={placeFacts}
        now={now}
        clock={clock}
      />
    </div>
  );
}

interface JobListProps {
  readonly heading: ReactNode;
  readonly jobs: readonly RelatedJob[];
  readonly factsOf: (job: RelatedJob) => readonly string[];
  readonly now: number;
  readonly clock: VisitorClock;
}

function JobList({ heading, jobs, factsOf, now, clock }: JobListProps) {
  const id = useId();
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby={id} className="appear min-w-0 border-t border-line pt-6">
      <h2 id={id} className="pb-2 font-head text-title font-semibold tracking-[-0.02em] wrap-anywhere">
        {heading}
      </h2>
      <ul className="divide-y divide-line">
        {jobs.slice(0, MAX_JOBS).map((job) => (
          <li key={job.jobID} className="grid gap-0.5 py-3">
            <Link
              href={paths.job(job.jobID)}
              className="-my-2 inline-flex min-h-11 items-center justify-self-start font-[550] wrap-anywhere transition-colors duration-150 hover:text-dawn-ink"
            >
              {job.jobTitle}
            </Link>
            <FactLine facts={factsOf(job)} className="text-small text-muted" />
            <PostedLabel detected={job.jobDetected} now={now} clock={clock} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeFacts({ locations, jobLocation, isRemote }: RelatedJob): readonly string[] {
  const [first] = locations;
  return [first === undefined ? jobLocation : placeName(first), isRemote ? 'Remote' : ''];
}

const similarFacts = (job: RelatedJob): readonly string[] => [job.fullCompanyName, ...placeFacts(job)];
