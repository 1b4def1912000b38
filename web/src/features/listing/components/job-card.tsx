import { memo, useId, useState } from 'react';
import type { JobCard as Job } from '../api/list-jobs.ts';
import { jobTypeNames } from '../codes.ts';
import type { VisitorClock } from '../day.ts';
import { payText } from '../pay.ts';
import { cardPlaces } from '../places.ts';
import { EmployerLink } from './employer-link.tsx';
import { JobDetails } from './job-details.tsx';
import { JobSummary } from './job-summary.tsx';
import { PostedLabel } from './posted-label.tsx';

/** Props of `JobCard`. */
export interface JobCardProps {
  readonly job: Job;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** A job on the board. A press anywhere opens its details in place; 'Job Details' goes to the employer. */
export const JobCard = memo(function JobCard({ job, now, clock }: JobCardProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const pay = payText(job.compensation);
  const facts = [
    ...cardPlaces(job),
    ...(job.isRemote ? ['Remote'] : []),
    jobTypeNames[job.jobType],
    ...(job.industry === '' ? [] : [job.industry]),
  ];
  return (
    <article
      aria-labelledby={`${id}title`}
      className="group relative grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-4.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-0.5 sm:py-5"
    >
      <h3
        id={`${id}title`}
        className="text-lead leading-snug font-semibold tracking-[-0.015em] text-pretty sm:text-[1.1875rem]"
      >
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? `${id}details` : undefined}
          onClick={() => setOpen(!open)}
          className="text-left transition-colors duration-150 group-hover:text-dawn-ink before:absolute before:inset-0 before:z-1 focus-visible:text-dawn-ink"
        >
          {job.jobTitle}
        </button>
      </h3>
      <div className="max-sm:order-first sm:justify-self-end sm:pt-1">
        <PostedLabel detected={job.jobDetected} now={now} clock={clock} />
      </div>
      <div className="overflow-x-clip">
        <p className="dotted text-muted">
          <span className="font-[550] text-ink">{job.fullCompanyName}</span>
          {[...new Set(facts)].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className="font-[550] tabular-nums empty:max-sm:hidden sm:max-w-64 sm:justify-self-end sm:text-right">
        {pay}
      </p>
      <JobSummary bullets={job.summary} whole={open} />
      <EmployerLink url={job.jobUrl} titleId={`${id}title`} />
      {open && <JobDetails id={`${id}details`} job={job} clock={clock} />}
    </article>
  );
});
