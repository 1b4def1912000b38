import { cardPlaces } from '../../listing/places.ts';
import type { AppliedJob } from '../api/applications.ts';

export interface JobFactsProps {
  readonly company: string;
  /** Null if the job has been deleted. */
  readonly job: AppliedJob | null;
}

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
