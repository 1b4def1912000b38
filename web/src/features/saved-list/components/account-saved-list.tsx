import { useLocation } from 'wouter';
import { AccentButton } from '../../../components/button.tsx';
import { loadedText } from '../../../components/loaded-text.ts';
import { NextPage } from '../../../components/next-page.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { paths } from '../../../config/paths.ts';
import { toFailure } from '../../../service/failure.ts';
import type { SavedJobPage } from '../../saved-jobs/api/saved-jobs.ts';
import { useSession } from '../../session/session.ts';
import { markAsApplied, useSavedList } from '../use-saved-list.ts';
import { NoSavedJobs } from './no-saved-jobs.tsx';
import { rowLink, SavedRow } from './saved-row.tsx';

export interface AccountSavedListProps {
  readonly email: string;
}

/** The jobs saved in an account, newest job first. */
export function AccountSavedList({ email }: AccountSavedListProps) {
  const list = useSavedList(email);
  const isOnline = useOnline();
  if (list.data === undefined && list.isError)
    return (
      <Notice
        role="alert"
        heading="Couldn't load your saved jobs"
        action={<AccentButton onClick={() => void list.refetch()}>Try again</AccentButton>}
      >
        {toFailure(list.error).message}
      </Notice>
    );
  if (list.data === undefined) return isOnline ? <SavedListSkeleton /> : <Offline />;
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !list.hasNextPage) return <NoSavedJobs />;
  return (
    <div className="max-w-180">
      <p role="status" className="min-h-[1.5em] pb-4 text-muted tabular-nums">
        {isOnline
          ? `${loadedText(items.length, list.hasNextPage, 'saved job')}.`
          : "You're offline. Showing jobs loaded earlier."}
      </p>
      <ul className="border-t border-line">
        {items.map((item) => (
          <AccountRow key={item.jobID} email={email} item={item} />
        ))}
      </ul>
      <NextPage list={list} />
    </div>
  );
}

interface AccountRowProps extends AccountSavedListProps {
  readonly item: SavedJobPage['items'][number];
}

function AccountRow({ email, item: { job: state, companyName, ...copies } }: AccountRowProps) {
  const { ApplyButton } = useSession();
  const [, navigate] = useLocation();
  const job = { ...copies, fullCompanyName: companyName };
  return (
    <SavedRow job={job} state={state}>
      {ApplyButton && state && <ApplyButton job={{ ...job, locations: state.locations }} />}
      <button
        type="button"
        aria-label={`I applied for ${job.jobTitle}`}
        onClick={() => void markAsApplied(email, job.jobID, () => navigate(paths.applications))}
        className={rowLink}
      >
        I applied
      </button>
    </SavedRow>
  );
}

function Offline() {
  return (
    <Notice role="status" heading="You're offline">
      Saved jobs will load when you're back online.
    </Notice>
  );
}

export function SavedListSkeleton() {
  return (
    <Skeleton label="Loading your saved jobs" className="grid max-w-180 gap-3">
      <div aria-hidden="true" className="shimmer h-4 w-40 rounded bg-line" />
      <SkeletonRows
        className="mt-2 border-t border-line"
        row="gap-2 py-5"
        widths={['w-3/5', 'w-1/2', 'w-2/3', 'w-2/5']}
        bars={(width) => [`h-5 ${width}`, 'h-4 w-2/5', 'mt-3 h-3.5 w-20']}
      />
    </Skeleton>
  );
}
