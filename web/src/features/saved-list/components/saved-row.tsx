import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FactLine } from '../../../components/fact-line.tsx';
import { isWebUrl } from '../../../components/is-web-url.ts';
import { paths } from '../../../config/paths.ts';
import { JobFacts } from '../../applications/components/job-facts.tsx';
import type { SavedJobState } from '../../saved-jobs/api/saved-jobs.ts';
import type { SavedJob } from '../../saved-jobs/saved-jobs.ts';
import { unsaveJob } from '../../saved-jobs/toggle-saved.ts';

export interface SavedRowProps {
  readonly job: SavedJob;
  /** Null once the job has been deleted; undefined while it loads. */
  readonly state: SavedJobState | null | undefined;
  /** More ways to go on, for an open job. */
  readonly children?: ReactNode;
}

export const rowLink =
  'inline-flex min-h-11 items-center gap-1 font-[550] text-dusk underline-offset-4 hover:underline';

export function SavedRow({ job, state, children }: SavedRowProps) {
  const { jobTitle, fullCompanyName, jobUrl } = job;
  const isOpen = state !== null && state?.closedAt == null;
  const remove = () => {
    void unsaveJob(job);
    // The pressed button was removed with its row.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4">
      <div className={`grid min-w-0 content-start gap-0.5 ${isOpen ? '' : 'calm'}`}>
        <Title job={job} isLinked={state !== null} />
        {state === undefined ? (
          <FactLine lead={fullCompanyName} facts={[]} className="text-muted" />
        ) : (
          <JobFacts company={fullCompanyName} job={state} />
        )}
      </div>
      <button
        type="button"
        aria-label={`Remove ${jobTitle}`}
        onClick={remove}
        className="-mt-2 -mr-3 grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:text-ink"
      >
        <Trash2 className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </button>
      {isOpen && (
        <div className="-mb-2 flex flex-wrap items-center gap-x-5 sm:col-span-2">
          {isWebUrl(jobUrl) && (
            <a href={jobUrl} target="_blank" rel="noopener" className={rowLink}>
              Apply
              <span className="sr-only">
                for {jobTitle} at {fullCompanyName} (opens in a new tab)
              </span>
              <ArrowUpRight className="size-3.5" aria-hidden="true" />
            </a>
          )}
          {children}
        </div>
      )}
    </li>
  );
}

function Title({
  job: { jobID, jobTitle },
  isLinked,
}: {
  readonly job: SavedJob;
  readonly isLinked: boolean;
}) {
  const look = 'text-lead font-semibold tracking-[-0.01em] text-pretty wrap-anywhere';
  if (!isLinked) return <h2 className={look}>{jobTitle}</h2>;
  return (
    <h2 className="justify-self-start">
      <Link
        href={paths.job(jobID)}
        className={`-my-1 inline-block rounded-sm py-1 decoration-1 underline-offset-4 transition-colors duration-150 hover:text-dawn-ink hover:underline ${look}`}
      >
        {jobTitle}
      </Link>
    </h2>
  );
}
