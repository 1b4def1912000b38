import type { Job } from '@daybreak/contract/types.ts';
import { useLocation } from 'wouter';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import { openForm } from '../open-form.ts';
import { useApply } from '../use-apply.ts';
import type { PopupBlockedState } from './apply-section.tsx';

export interface InstantApplyProps {
  readonly job: Pick<Job, 'jobID' | 'jobTitle' | 'jobUrl' | 'locations'>;
  readonly email: string;
  readonly className: string;
}

/**
 * Opens the employer's form, marks the job as applied, and shows the application packet beside the form. Jobs with
 * several places ask for the place first.
 */
export function InstantApply({ job, email, className }: InstantApplyProps) {
  const [, navigate] = useLocation();
  const apply = useApply(email);
  const { jobID, jobTitle, jobUrl, locations } = job;
  const start = () => {
    const isOneForm = locations.length < 2 && isWebUrl(jobUrl);
    const isOpen = isOneForm && openForm(jobUrl);
    if (isOpen) apply(jobID);
    const state: PopupBlockedState | null = isOneForm && !isOpen ? { isPopupBlocked: true } : null;
    navigate(paths.applicationPacket(jobID), { state });
  };
  return (
    <button type="button" aria-label={`Instant Apply, ${jobTitle}`} onClick={start} className={className}>
      Instant Apply
    </button>
  );
}
