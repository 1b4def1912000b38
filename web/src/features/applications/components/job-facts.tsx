import { cardPlaces } from '../../listing/places.ts';
import type { AppliedJob } from '../api/applications.ts';

export interface JobFactsProps {
  readonly company: string;
  /** Null where the job is no longer kept. */
  readonly job: AppliedJob | null;
}

/** Whose job it is, where, and whether it is still to be had. */
export function JobFacts({ company, job }: JobFactsProps) {
  const facts =
    job === null
      ? ['No longer listed']
      : [...cardPlaces(job).slice(0, 2), job.isRemote ? 'Remote' : '', job.closedAt === null ? '' : 'Closed'];
  return (
    <div className="overflow-x-clip">
      <p className="dotted text-muted">
        <span className="font-[550] text-ink">{company}</span>
        {facts
          .filter((fact) => fact !== '')
          .map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
      </p>
    </div>
  );
}
