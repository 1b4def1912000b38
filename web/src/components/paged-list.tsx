import type { ReactNode } from 'react';
import { LoadError } from './load-error.tsx';
import { NextPage, type NextPageProps } from './next-page.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { useOnline } from './use-online.ts';

export interface PagedListProps<Data> {
  /** As useInfiniteQuery returns it. */
  readonly list: NextPageProps['list'] & {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** As in 'saved jobs'. */
  readonly things: string;
  /** Shown until the first page has loaded. */
  readonly skeleton: ReactNode;
  /** A sentence about what has loaded, such as its number. */
  readonly status: (data: Data) => string;
  /** Replaces all of it if nothing is there. */
  readonly empty: (data: Data) => ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A list of a person's own that loads page by page, while it loads, without a network, if it fails and if it is empty.
 */
export function PagedList<Data>({ list, things, skeleton, status, empty, children }: PagedListProps<Data>) {
  const isOnline = useOnline();
  const { data } = list;
  if (data === undefined && list.isError)
    return (
      <LoadError
        heading={`Couldn't load your ${things}`}
        error={list.error}
        onTryAgain={() => void list.refetch()}
      />
    );
  if (data === undefined) return isOnline ? skeleton : <OfflineNotice things={things} />;
  const replacement = empty(data);
  if (replacement !== undefined && !list.hasNextPage) return replacement;
  return (
    <div className="max-w-180">
      <p role="status" className="min-h-[1.5em] pb-4 text-muted tabular-nums">
        {isOnline ? status(data) : `You're offline. Showing ${things} loaded earlier.`}
      </p>
      {children(data)}
      <NextPage list={list} />
    </div>
  );
}
