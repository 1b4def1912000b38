import { useLocation } from 'wouter';
import { loadedText } from '../../../components/loaded-text.ts';
import { PagedList } from '../../../components/paged-list.tsx';
import { Skeleton, SkeletonRows } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
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
  return (
    <PagedList
      list={list}
      things="saved jobs"
      skeleton={<SavedListSkeleton />}
      status={({ pages }) => `${loadedText(itemsOf(pages).length, list.hasNextPage, 'saved job')}.`}
      empty={({ pages }) => (itemsOf(pages).length === 0 ? <NoSavedJobs /> : undefined)}
    >
      {({ pages }) => (
        <ul className="border-t border-line">
          {itemsOf(pages).map((item) => (
            <AccountRow key={item.jobID} email={email} item={item} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const itemsOf = (pages: readonly SavedJobPage[]): SavedJobPage['items'] =>
  pages.flatMap(({ items }) => items);

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
