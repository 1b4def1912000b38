import { CompanyLink } from '../../../components/company-link.tsx';
import { FactLine } from '../../../components/fact-line.tsx';
import { cardPlaces } from '../../listing/places.ts';
import { useReadersPlaces } from '../../session/readers-places.ts';
import type { AppliedJob } from '../api/applications.ts';

export interface JobFactsProps {
  readonly company: string;
  /** Null if the job has been deleted. */
  readonly job: AppliedJob | null;
}

export function JobFacts({ company, job }: JobFactsProps) {
  const places = useReadersPlaces();
  const facts =
    job === null
      ? ['No longer listed']
      : [
          ...cardPlaces(job, places).slice(0, 2),
          job.isRemote ? 'Remote' : '',
          job.closedAt === null ? '' : 'Closed',
        ];
  return <FactLine lead={<CompanyLink name={company} />} facts={facts} className="text-muted" />;
}
