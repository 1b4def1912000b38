import { toFailure } from '../../service/failure.ts';
import { readSession } from '../session/session.ts';
import { toast } from '../toasts/toast.ts';
import type { HidableJob } from './hidden-jobs.ts';
import { setCompanyHidden, setJobHidden } from './hide-in-browser.ts';

const showFailure = (title: string, error: unknown) =>
  toast({ title, description: toFailure(error).message, variant: 'destructive' });

/** Hides a job in this browser. A toast offers to undo it, and to hide the company's other jobs. */
export function hideJob({ jobID, fullCompanyName }: HidableJob): void {
  setJobHidden(jobID, true);
  toast({
    title: 'Job hidden',
    action: { label: 'Undo', onAction: () => setJobHidden(jobID, false) },
    more: { label: `Hide all jobs of ${fullCompanyName}`, onAction: () => hideCompany(fullCompanyName) },
  });
}

/**
 * Hides all jobs of a company: for users, by excluding it from their alerts too. A toast offers to undo it. While the
 * session loads, the company is kept in the browser; `moveHiddenToAccount` excludes it afterwards.
 */
export function hideCompany(company: string): void {
  const { state } = readSession();
  setCompanyHidden(company, true);
  toast({
    title: `All jobs of ${company} hidden`,
    ...(state !== 'visitor' && { description: "You won't get alerts for them either." }),
    action: { label: 'Undo', onAction: () => showCompany(company) },
  });
  if (state !== 'user') return;
  import('./exclude-company.ts')
    .then(({ excludeCompany }) => excludeCompany(company))
    .catch((error: unknown) => showFailure(`Couldn't hide ${company}`, error))
    // From here on the account has it, or it failed.
    .finally(() => setCompanyHidden(company, false));
}

function showCompany(company: string): void {
  setCompanyHidden(company, false);
  if (readSession().state !== 'user') return;
  import('./exclude-company.ts')
    .then(({ includeCompany }) => includeCompany(company))
    .catch((error: unknown) => showFailure(`Couldn't show ${company}`, error));
}

/** Shows a hidden job again, and its company. */
export function showJob({ jobID, fullCompanyName }: HidableJob): void {
  setJobHidden(jobID, false);
  showCompany(fullCompanyName);
}
