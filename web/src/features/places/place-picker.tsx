import type { Location } from '@daybreak/contract/types.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { chosenName } from './chosen-name.ts';
import {
  defaultPlace,
  isDefault,
  isSamePlace,
  mostPlaces,
  withoutPlace,
  withPlace,
} from './chosen-places.ts';
import { PlaceChip } from './components/place-chip.tsx';
import { PlaceSearch } from './components/place-search.tsx';

export interface PlacePickerProps {
  readonly label: string;
  readonly places: readonly Location[];
  readonly onChange: (places: readonly Location[]) => void;
  /** What stands before the name in each chip. */
  readonly icon?: ReactNode;
}

/** The places of a profile: a search that adds to them, and each as a chip that a press takes away. */
export function PlacePicker({ label, places, onChange, icon }: PlacePickerProps) {
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [news, setNews] = useState('');

  const add = (place: Location) => {
    const next = withPlace(places, place);
    const isFull = next.length > mostPlaces;
    const isKnown = next === places;
    if (isFull) setNews(`At most ${mostPlaces} places. Delete one to add another.`);
    else setNews(`${chosenName(place)} ${isKnown ? 'is among your places' : 'added'}.`);
    if (!isFull && !isKnown) onChange(next);
  };

  const remove = (place: Location) => {
    const at = places.findIndex((known) => isSamePlace(known, place));
    onChange(withoutPlace(places, place));
    setNews(`${chosenName(place)} deleted.`);
    // The pressed chip goes; whoever uses the keyboard goes on from its neighbour.
    const buttons = picker.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? picker.current)?.focus();
  };

  return (
    <div ref={picker} tabIndex={-1} className="grid gap-3 outline-none">
      <div className="relative">
        <label htmlFor={id} className="block text-small text-muted">
          {label}
        </label>
        <PlaceSearch id={id} text={text} onType={setText} onChoose={add} />
      </div>
      {isDefault(places) ? (
        <p className="flex min-h-8 items-center text-small text-muted max-wide:min-h-11">
          {chosenName(places[0] ?? defaultPlace)}, until you choose a place
        </p>
      ) : (
        <ul aria-label="Your places" className="flex flex-wrap gap-1.5 max-wide:gap-2">
          {places.map((place) => (
            <li key={chosenName(place)} className="flex">
              <PlaceChip name={chosenName(place)} icon={icon} onDelete={() => remove(place)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={places.length >= mostPlaces ? 'text-small text-muted' : 'sr-only'}>
        {news}
      </p>
    </div>
  );
}
