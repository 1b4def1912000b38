import { jobTypeNames } from '@daybreak/contract/job-codes.ts';
import { payText } from '@daybreak/contract/pay-text.ts';
import { memo, useId, useState } from 'react';
import { Link } from 'wouter';
import { CompanyLink } from '../../../components/company-link.tsx';
import { FactLine } from '../../../components/fact-line.tsx';
import { paths } from '../../../config/paths.ts';
import { HideButton } from '../../hidden-jobs/components/hide-button.tsx';
import { SaveButton } from '../../saved-jobs/components/save-button.tsx';
import { useReadersPlaces } from '../../session/readers-places.ts';
import { useSession } from '../../session/session.ts';
import type { JobCard as Job } from '../api/list-jobs.ts';
import type { VisitorClock } from '../day.ts';
import { cardPlaces } from '../places.ts';
import { DetailsSlot } from './details-slot.tsx';
import { EmployerDate } from './employer-date.tsx';
import { EmployerLink } from './employer-link.tsx';
import { PostedLabel } from './posted-label.tsx';

function trackView({ jobTitle, fullCompanyName: Company, jobUrl: jobURL }: Job): void {
  import('../../analytics/track.ts').then(
    ({ track }) => track('Viewed Job', { jobTitle, Company, jobURL }),
    (error: unknown) => console.error(error),
  );
}

export interface JobCardProps {
  readonly job: Job;
  /** It was no news when it was first seen, so it shows the employer's date. */
  readonly isBaseline?: boolean;
  /** Why it is shown, on a list that is someone's own. */
  readonly reason?: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly clock: VisitorClock;
}

/** The card expands in place, the title links to the job's page, and 'Job Details' to the employer. */
export const JobCard = memo(function JobCard({ job, isBaseline, reason, now, clock }: JobCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { ApplyButton } = useSession();
  const places = cardPlaces(job, useReadersPlaces());
  const facts = [
    ...places,
    job.isRemote ? 'Remote' : '',
    jobTypeNames[job.jobType],
    job.industry,
    job.reposts ? `Posted ${job.reposts.times} times` : '',
  ];
  return (
    <article
      aria-labelledby={`${id}title`}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      className="group relative card-columns border-b border-line py-4.5 sm:py-5"
    >
      <button
        type="button"
        data-walk
        aria-label={`${isOpen ? 'Less' : 'More'} about ${job.jobTitle}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}details` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="absolute -inset-x-2.5 inset-y-1 z-1 rounded-md focus-visible:outline-offset-0"
      />
      <h3
        id={`${id}title`}
        className="text-lead leading-snug font-semibold tracking-[-0.015em] text-pretty sm:text-[1.1875rem]"
      >
        <Link
          href={paths.job(job.jobID)}
          className="relative z-2 -my-1 inline-block rounded-sm py-1 decoration-1 underline-offset-4 transition-colors duration-150 group-hover:text-dawn-ink hover:underline focus-visible:text-dawn-ink"
        >
          {job.jobTitle}
        </Link>
      </h3>
      <div className="max-sm:order-first sm:justify-self-end sm:pt-1">
        {isBaseline ? (
          <EmployerDate posted={job.employerDate} detected={job.jobDetected} />
        ) : (
          <PostedLabel detected={job.jobDetected} now={now} clock={clock} />
        )}
      </div>
      <FactLine lead={<CompanyLink name={job.fullCompanyName} />} facts={facts} className="text-muted" />
      <p className="font-[550] tabular-nums empty:max-sm:hidden sm:max-w-64 sm:justify-self-end sm:text-right">
        {payText(job.compensation)}
      </p>
      {reason && <p className="pt-1 text-small text-muted wrap-anywhere sm:col-span-2">{reason}</p>}
      <JobSummary bullets={job.summary} whole={isOpen} />
      <div className="card-ways">
        <EmployerLink url={job.jobUrl} titleId={`${id}title`} onFollow={() => trackView(job)} />
        {ApplyButton && <ApplyButton job={job} />}
        <div className="flex max-sm:-mr-3 max-sm:ml-auto">
          <SaveButton job={job} />
          <HideButton job={job} />
        </div>
      </div>
      {isOpen && <DetailsSlot id={`${id}details`} job={job} clock={clock} />}
    </article>
  );
});

export interface JobSummaryProps {
  /** Best first. */
  readonly bullets: readonly string[];
  /** Every bullet in full, instead of the first few cut to two lines. */
  readonly whole: boolean;
}

const few = 3;

export function JobSummary({ bullets, whole }: JobSummaryProps) {
  const distinct = [...new Set(bullets)];
  if (distinct.length === 0) return <p className="pt-2.5 text-muted">Summary unavailable</p>;
  return (
    <ul className="max-w-[68ch] list-disc space-y-0.5 pt-2.5 pl-4 text-muted marker:text-faint">
      {distinct.slice(0, whole ? undefined : few).map((bullet) => (
        <li key={bullet} className="pl-0.5">
          <span className={whole ? undefined : 'line-clamp-2'}>{bullet}</span>
        </li>
      ))}
    </ul>
  );
}
