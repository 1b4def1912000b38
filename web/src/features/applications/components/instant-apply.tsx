import type { Job } from '@daybreak/contract/types.ts';
import { useLocation } from 'wouter';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import { openForm } from '../open-form.ts';
import type { InstantApplyState } from './apply-section.tsx';

export interface InstantApplyProps {
  readonly job: Pick<Job, 'jobID' | 'jobTitle' | 'jobUrl' | 'locations'>;
  readonly className: string;
}

/** Said before the click: nothing is sent for anyone. */
const WHAT_IT_DOES = "Opens the employer's form, with your details beside it to copy. You send it yourself.";

/**
 * Opens the employer's form and shows the application packet beside it. Jobs with several places ask for the place
 * first.
 */
export function InstantApply({ job, className }: InstantApplyProps) {
  const [, navigate] = useLocation();
  const { jobID, jobTitle, jobUrl, locations } = job;
  const start = () => {
    const isOneForm = locations.length < 2 && isWebUrl(jobUrl);
    const state: InstantApplyState | null = isOneForm
      ? { popup: openForm(jobUrl) ? 'opened' : 'blocked' }
      : null;
    navigate(paths.applicationPacket(jobID), { state });
  };
  return (
    <button
      type="button"
      aria-label={`Instant Apply, ${jobTitle}`}
      data-tooltip={WHAT_IT_DOES}
      onClick={start}
      className={className}
    >
      Instant Apply
    </button>
  );
}
