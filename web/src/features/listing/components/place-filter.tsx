import { boardFilters } from '@daybreak/contract/board-filters.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import type { Location } from '@daybreak/contract/types.ts';
import { useId, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import { PlaceChip } from '../../places/components/place-chip.tsx';
import { PlaceInput } from '../../places/components/place-input.tsx';
import { LoadFailure } from './load-failure.tsx';

const search = lazyComponent(() =>
  import('../../places/components/place-search.tsx').then(({ PlaceSearch }) => PlaceSearch),
);

/** Preloads the search. */
export const fetchPlaceSearch = search.load;

export interface PlaceFilterProps {
  readonly place: Location | null;
  readonly onChoose: (place: Location | null) => void;
}

export function PlaceFilter({ place, onChoose }: PlaceFilterProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isActive, setActive] = useState(false);
  const { Component: PlaceSearch, hasFailed } = useLazyComponent(search, isActive);
  return (
    <div className="grid gap-2.5">
      <div className="relative">
        <label htmlFor={id} className="block text-small text-muted">
          {boardFilters.place.label}
        </label>
        {isActive && PlaceSearch ? (
          <PlaceSearch id={id} text={text} onType={setText} onChoose={onChoose} isEntered />
        ) : (
          <PlaceInput
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setActive(true)}
            onBlur={() => hasFailed && setActive(false)}
          />
        )}
        {isActive && hasFailed && <LoadFailure what="location search" />}
      </div>
      {place !== null && <PlaceChip name={placeName(place)} onDelete={() => onChoose(null)} />}
    </div>
  );
}
