import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { toFailure } from '../../../service/failure.ts';
import { listSources } from '../api/sources.ts';
import { SourceTable } from './source-table.tsx';
import { Spinner } from './spinner.tsx';

export interface SourcesProps {
  /** Empty for every state. */
  readonly state: string;
  readonly onState: (state: string) => void;
}

const countFormat = new Intl.NumberFormat('en-US');

export function Sources({ state, onState }: SourcesProps) {
  const query = useSources(state);
  if (query.isPending) return <Spinner label="Loading boards" />;
  if (query.data === undefined)
    return (
      <Notice
        role="alert"
        heading="Couldn't load boards"
        action={
          <AccentButton onClick={() => (state === '' ? void query.refetch() : onState(''))}>
            {state === '' ? 'Try again' : 'Show all states'}
          </AccentButton>
        }
      >
        {toFailure(query.error).message}
      </Notice>
    );
  const [first] = query.data.pages;
  const counts = first?.counts ?? [];
  const all = counts.reduce((sum, { sources }) => sum + sources, 0);
  const names = Object.fromEntries([
    ['', `All ${countFormat.format(all)}`],
    ...counts.map(({ state, sources }) => [state, `${state} ${countFormat.format(sources)}`]),
  ]);
  const sources = query.data.pages.flatMap(({ items }) => items);
  return (
    <div className="grid grid-cols-1 gap-5 pt-5">
      <PillChoice legend="State" names={names} chosen={state} onChoose={onState} />
      {sources.length === 0 ? (
        <p role="status" className="py-4 text-muted">
          No boards in this state.
        </p>
      ) : (
        <SourceTable sources={sources} isOld={query.isPlaceholderData} />
      )}
      {query.isFetchingNextPage ? (
        <Spinner label="Loading more boards" />
      ) : (
        query.hasNextPage && (
          <QuietButton className="justify-self-start" onClick={() => void query.fetchNextPage()}>
            Show more
          </QuietButton>
        )
      )}
    </div>
  );
}

/** Reads the boards in a state, worst first; an empty state means all of them. */
function useSources(state: string) {
  return useInfiniteQuery({
    queryKey: ['staff', 'sources', state],
    queryFn: ({ pageParam, signal }) => listSources(state, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
