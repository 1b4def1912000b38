import type { ReactNode } from 'react';
import type { JobCard } from '../api/list-jobs.ts';
import type { VisitorClock } from '../day.ts';
import { payRangeText } from '../pay.ts';
import { placeName } from '../places.ts';
import { momentText } from '../posted.ts';
import { cardBullets } from './job-card.tsx';

const workplaceNames = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote', unknown: '' } as const;

/** Props of `JobDetails`. */
export interface JobDetailsProps {
  readonly id: string;
  readonly job: JobCard;
  readonly clock: VisitorClock;
}

/** What is known of a job beyond its card; what is not known is left out. */
export function JobDetails({ id, job, clock }: JobDetailsProps) {
  const bullets = job.summary.slice(cardBullets);
  return (
    <div id={id} className="appear relative grid gap-4 pt-4 sm:col-span-2">
      {bullets.length > 0 && (
        <ul className="max-w-[68ch] list-disc space-y-0.5 pl-4 text-muted marker:text-faint">
          {bullets.map((bullet) => (
            <li key={bullet} className="pl-0.5">
              {bullet}
            </li>
          ))}
        </ul>
      )}
      <dl className="grid gap-x-8 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
        <Fact name="Workplace">{workplaceNames[job.workplace]}</Fact>
        <Fact name="Places">{job.locations.length > 1 && job.locations.map(placeName).join('; ')}</Fact>
        <Fact name="Pay">
          {job.payRanges.length > 1 &&
            job.payRanges.map((range) => (
              <span key={range.label + payRangeText(range)} className="block tabular-nums">
                {payRangeText(range)}
                {range.label !== '' && <span className="text-muted"> {range.label}</span>}
              </span>
            ))}
        </Fact>
        <Fact name="Level">{job.seniority.charAt(0).toUpperCase() + job.seniority.slice(1)}</Fact>
        <Fact name="Specializations">{job.specializations.join(', ')}</Fact>
        <Fact name="Posted by the employer">{job.employerDate && momentText(job.employerDate, clock)}</Fact>
        <Fact name="Edited by the employer">{job.jobEdited && momentText(job.jobEdited, clock)}</Fact>
        <Fact name="Seen by us">{momentText(job.jobDetected, clock)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || children === false || children == null) return null;
  return (
    <div className="contents">
      <dt className="text-small/6 text-muted max-sm:pt-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
