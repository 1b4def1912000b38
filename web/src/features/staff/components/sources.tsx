import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { AccentButton, QuietButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PillChoice } from '../../../components/pill-choice.tsx';
import { systemName } from '../../../config/system-names.ts';
import { toFailure } from '../../../service/failure.ts';
import { listSources, type SourceFilters, type SystemCount } from '../api/sources.ts';
import { SourceTable } from './source-table.tsx';
import { Spinner } from './spinner.tsx';

export interface SourcesProps {
  readonly filters: SourceFilters;
  readonly onFilter: (filters: SourceFilters) => void;
}

const countFormat = new Intl.NumberFormat('en-US');

export function Sources({ filters, onFilter }: SourcesProps) {
  const { state, ats } = filters;
  const query = useSources(filters);
  if (query.isPending) return <Spinner label="Loading boards" />;
  if (query.data === undefined)
    return (
      <Notice
        role="alert"
        heading="Couldn't load boards"
        action={
          <AccentButton onClick={() => (state === '' ? void query.refetch() : onFilter({ state: '', ats }))}>
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
      <PillChoice
        legend="System"
        names={systemNames(first?.systems ?? [])}
        chosen={ats}
        onChoose={(chosen) => onFilter({ state, ats: chosen })}
      />
      <PillChoice
        legend="State"
        names={names}
        chosen={state}
        onChoose={(chosen) => onFilter({ state: chosen, ats })}
      />
      {sources.length === 0 ? (
        <p role="status" className="py-4 text-muted">
          No boards match these filters.
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

/** 'Workday 400 · 8 failing · 3 odd' by 'workday', and all systems by ''. */
function systemNames(systems: readonly SystemCount[]): Record<string, string> {
  const all = systems.reduce((sum, { sources }) => sum + sources, 0);
  const label = ({ ats, sources, failing, odd }: SystemCount) =>
    [
      `${systemName(ats)} ${countFormat.format(sources)}`,
      ...(failing > 0 ? [`${countFormat.format(failing)} failing`] : []),
      ...(odd > 0 ? [`${countFormat.format(odd)} odd`] : []),
    ].join(' · ');
  return Object.fromEntries([
    ['', `All ${countFormat.format(all)}`],
    ...systems.map((system) => [system.ats, label(system)]),
  ]);
}

/** Reads the boards that the filters leave, worst first. */
function useSources({ state, ats }: SourceFilters) {
  return useInfiniteQuery({
    queryKey: ['staff', 'sources', state, ats],
    queryFn: ({ pageParam, signal }) => listSources({ state, ats }, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
