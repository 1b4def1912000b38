import { Link } from 'wouter';
import { countText } from '../../../components/count-text.ts';
import { paths } from '../../../config/paths.ts';
import { useStore } from '../../../service/store.ts';
import { type SavedJob, savedInBrowser } from '../../saved-jobs/saved-jobs.ts';
import { useSavedJobState } from '../use-saved-list.ts';
import { NoSavedJobs } from './no-saved-jobs.tsx';
import { SavedRow } from './saved-row.tsx';

const link = 'text-dusk underline underline-offset-4';

/** The jobs that a visitor saved. */
export function BrowserSavedList() {
  const jobs = useStore(savedInBrowser);
  if (jobs.length === 0) return <NoSavedJobs />;
  return (
    <div className="max-w-180">
      <p role="status" className="pb-4 text-muted tabular-nums">
        {countText(jobs.length, 'job')}, kept in this browser.{' '}
        <Link href={paths.onboarding} className={link}>
          Sign up
        </Link>{' '}
        or{' '}
        <Link href={paths.login} className={link}>
          log in
        </Link>{' '}
        to have them everywhere.
      </p>
      <ul className="border-t border-line">
        {jobs.map((job) => (
          <BrowserRow key={job.jobID} job={job} />
        ))}
      </ul>
    </div>
  );
}

function BrowserRow({ job }: { readonly job: SavedJob }) {
  return <SavedRow job={job} state={useSavedJobState(job.jobID)} />;
}
