import X from 'lucide-react/icons/x';
import { type ComponentProps, useId, useState } from 'react';
import { latePart, useLatePart } from '../../../components/late-part.ts';
import { pillClass } from '../../../components/pill.ts';
import type { Location } from '../../../generated/contract.ts';
import { placeName } from '../places.ts';
import { LateFailure } from './late-failure.tsx';

const search = latePart(() => import('./place-search.tsx').then(({ PlaceSearch }) => PlaceSearch));

/** Fetches the search before it is asked for. */
export const fetchPlaceSearch = search.load;

/** Props of `PlaceFilter`. */
export interface PlaceFilterProps {
  readonly place: Location | null;
  readonly onChoose: (place: Location | null) => void;
}

/** The one place of the board: a search for it, and the chosen one to be taken away. */
export function PlaceFilter({ place, onChoose }: PlaceFilterProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const { Part: PlaceSearch, hasFailed } = useLatePart(search, isWanted);
  return (
    <div className="grid gap-2.5">
      <div className="relative">
        <label htmlFor={id} className="block text-small text-muted">
          Location
        </label>
        {isWanted && PlaceSearch ? (
          <PlaceSearch id={id} text={text} onType={setText} onChoose={onChoose} />
        ) : (
          <PlaceInput
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setWanted(true)}
            onBlur={() => hasFailed && setWanted(false)}
          />
        )}
        {isWanted && hasFailed && <LateFailure what="The search for places" />}
      </div>
      {place !== null && (
        <button
          type="button"
          title="Click To Delete"
          aria-label={`${placeName(place)}. Click To Delete`}
          onClick={() => onChoose(null)}
          className={`justify-self-start ${pillClass(true)}`}
        >
          {placeName(place)}
          <X className="-mr-1 size-3.5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** The line on which a place is typed. */
export function PlaceInput(props: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      placeholder="City, state or country"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      {...props}
      className="min-h-11 w-full rounded-none border-b-[1.5px] border-ink bg-transparent outline-none placeholder:text-muted focus:border-dusk focus:shadow-[0_1px_var(--dusk)]"
    />
  );
}
