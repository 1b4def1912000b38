import { workplaceName } from '@daybreak/contract/job-codes.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { ReactNode } from 'react';
import { HideCompanyButton } from '../../hidden-jobs/components/hide-company-button.tsx';
import type { JobCard } from '../api/list-jobs.ts';
import type { VisitorClock } from '../day.ts';
import { momentText } from '../moment-text.ts';
import { payRangeText } from '../pay-range.ts';
import { repostText } from '../reposts.ts';

export interface JobDetailsProps {
  readonly id: string;
  readonly job: JobCard;
  readonly clock: VisitorClock;
}

/** Leaves out unknown facts. */
export function JobDetails({ id, job, clock }: JobDetailsProps) {
  return (
    <div id={id} className="appear relative z-2 pt-5 sm:col-span-2">
      <dl className="grid gap-x-8 gap-y-2 sm:gap-y-1 sm:grid-cols-[max-content_1fr]">
        <Fact name="Workplace">{workplaceName(job.workplace)}</Fact>
        <Fact name="Locations">{job.locations.length > 1 && job.locations.map(placeName).join('; ')}</Fact>
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
        <Fact name="Posted by employer">{job.employerDate && momentText(job.employerDate, clock)}</Fact>
        <Fact name="Edited by employer">{job.jobEdited && momentText(job.jobEdited, clock)}</Fact>
        <Fact name="Reposted">{repostText(job.reposts, Date.now())}</Fact>
        <Fact name="First seen">{momentText(job.jobDetected, clock)}</Fact>
      </dl>
      <HideCompanyButton company={job.fullCompanyName} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '' || children === false || children == null) return null;
  return (
    <div className="sm:contents">
      <dt className="text-small/6 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
