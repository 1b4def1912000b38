import { toFailure } from '../service/failure.ts';
import { QuietButton } from './button.tsx';

export interface NextPageProps {
  /** A list that loads page by page, as useInfiniteQuery returns it. */
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly error: unknown;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}

/** The button below a list that loads its next page. Absent below the last one. */
export function NextPage({ list }: NextPageProps) {
  if (!list.hasNextPage) return null;
  return (
    <div className="pt-4">
      <QuietButton aria-busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {list.isFetchingNextPage ? 'Loading more…' : 'Show more'}
      </QuietButton>
      {list.isFetchNextPageError && (
        <p role="alert" className="text-small text-alarm">
          {toFailure(list.error).message}
        </p>
      )}
    </div>
  );
}
