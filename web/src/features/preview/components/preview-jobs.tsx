import { Link } from 'wouter';
import { FactLine } from '../../../components/fact-line.tsx';
import { paths } from '../../../config/paths.ts';
import { cardPlaces } from '../../listing/places.ts';
import { ageText } from '../../listing/posted.ts';
import { useReadersPlaces } from '../../session/readers-places.ts';
import type { PreviewJob } from '../api/preview-alerts.ts';

export interface PreviewJobsProps {
  readonly jobs: readonly PreviewJob[];
  /** Epoch milliseconds. */
  readonly now: number;
}

const HOUR = 3_600_000;

export function PreviewJobs({ jobs, now }: PreviewJobsProps) {
  return (
    <ul className="border-t border-line">
      {jobs.map((job) => (
        <PreviewRow key={job.jobID} job={job} age={now - Date.parse(job.jobDetected)} />
      ))}
    </ul>
  );
}

function PreviewRow({ job, age }: { readonly job: PreviewJob; readonly age: number }) {
  const [place] = cardPlaces(job, useReadersPlaces());
  const facts = [job.fullCompanyName, place ?? '', job.isRemote ? 'Remote' : ''];
  const glow = age < HOUR ? 'font-semibold text-dawn-ink' : '';
  return (
    <li className="grid gap-0.5 border-b border-line py-2.5">
      <Link
        href={paths.job(job.jobID)}
        className="-my-1 justify-self-start rounded-sm py-1 font-semibold tracking-[-0.01em] text-pretty wrap-anywhere decoration-1 underline-offset-4 transition-colors duration-150 hover:text-dawn-ink hover:underline"
      >
        {job.jobTitle}
      </Link>
      <FactLine facts={facts} className="text-small text-muted">
        <time dateTime={job.jobDetected} className={`tabular-nums ${glow}`}>
          {ageText(age)}
        </time>
      </FactLine>
    </li>
  );
}
