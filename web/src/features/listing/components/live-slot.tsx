import { useEffect, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import type { BoardQuery } from '../board-input.ts';
import type { ChangeFilters } from '../use-filters.ts';
import { fetchNoJobs } from './board.tsx';
import { fetchDetails } from './details-slot.tsx';
import { fetchSheet } from './filter-column.tsx';
import { fetchPlaceSearch } from './place-filter.tsx';

const newJobs = lazyComponent(() => import('./new-jobs.tsx').then(({ NewJobs }) => NewJobs));

const countryOffer = lazyComponent(() =>
  import('./country-offer.tsx').then(({ CountryOffer }) => CountryOffer),
);

export interface LiveSlotProps {
  readonly query: BoardQuery | null;
  /** ISO 8601; undefined until the board has loaded. */
  readonly asOf: string | undefined;
  readonly onShown: () => void;
  readonly change: ChangeFilters;
}

/**
 * Holds the offer of a country and the announcement of new jobs. Loads code that the first board does without once it
 * has been shown.
 */
export function LiveSlot({ query, asOf, onShown, change }: LiveSlotProps) {
  const [isIdle, setIdle] = useState(false);
  const hasBoard = asOf !== undefined;
  useEffect(() => {
    if (!hasBoard) return;
    const begin = () => {
      setIdle(true);
      void Promise.allSettled([fetchPlaceSearch(), fetchSheet(), fetchDetails(), fetchNoJobs()]);
    };
    // Safari has no idle callback.
    const timer = setTimeout(begin, 1_500);
    return () => clearTimeout(timer);
  }, [hasBoard]);
  const { Component: NewJobs } = useLazyComponent(newJobs, isIdle);
  const { Component: CountryOffer } = useLazyComponent(countryOffer, isIdle);
  return (
    <>
      <div className="country-offer">
        {CountryOffer && query && <CountryOffer query={query} change={change} />}
      </div>
      {NewJobs && query && asOf !== undefined && <NewJobs query={query} asOf={asOf} onShown={onShown} />}
    </>
  );
}
