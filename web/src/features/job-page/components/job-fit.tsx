import { comparedWords, fit } from '@daybreak/contract/fit.ts';
import { evidenceOf } from '@daybreak/contract/person-evidence.ts';
import { useSession } from '../../session/session.ts';
import type { JobDetail } from '../api/get-job.ts';

export interface JobFitProps {
  readonly job: Pick<JobDetail, 'skills' | 'experience'>;
}

/**
 * Compares what the job asks for with a user's skills and years. A person may get here without a match, so no
 * fit is named.
 */
export function JobFit({ job: { skills, experience } }: JobFitProps) {
  const session = useSession();
  if (session.state !== 'user') return null;
  const { skills: known = [], resumeEvidence = null } = session.user;
  const asks = { skills: skills ?? [], years: experience?.min ?? null };
  const facts = { title: '', sharedWords: 0, asks };
  const words = comparedWords(fit(facts, evidenceOf({ skills: known, resumeEvidence })));
  return words === '' ? null : <p className="max-w-[68ch] text-muted">This job {words}.</p>;
}
