import { placeName } from '@daybreak/contract/place-name.ts';
import type { Location } from '@daybreak/contract/types.ts';
import { type ReactNode, useId, useRef, useState } from 'react';
import { countryInSentence } from '../../components/country-in-sentence.ts';
import {
  addPlace,
  defaultPlace,
  isDefaultSelection,
  isSamePlace,
  MAX_PLACES,
  removePlace,
} from './chosen-places.ts';
import { PlaceChip } from './components/place-chip.tsx';
import { PlaceSearch } from './components/place-search.tsx';

export interface PlacePickerProps {
  readonly label: string;
  readonly places: readonly Location[];
  readonly onChange: (places: readonly Location[]) => void;
  readonly icon?: ReactNode;
}

export function PlacePicker({ label, places, onChange, icon }: PlacePickerProps) {
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');

  const add = (place: Location) => {
    const next = addPlace(places, place);
    const isFull = next.length > MAX_PLACES;
    const isKnown = next === places;
    if (isFull) setAnnouncement(`You can add up to ${MAX_PLACES} locations. Remove one to add another.`);
    else setAnnouncement(`${placeName(place)} ${isKnown ? 'is already in your locations' : 'added'}.`);
    if (!isFull && !isKnown) onChange(next);
  };

  const remove = (place: Location) => {
    const index = places.findIndex((known) => isSamePlace(known, place));
    onChange(removePlace(places, place));
    setAnnouncement(`${placeName(place)} removed.`);
    // The focused chip disappears, so focus moves to its neighbor.
    const buttons = picker.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? picker.current)?.focus();
  };

  return (
    <div ref={picker} tabIndex={-1} className="grid gap-3 outline-none">
      <div className="relative">
        <label htmlFor={id} className="block text-small text-muted">
          {label}
        </label>
        <PlaceSearch id={id} text={text} onType={setText} onChoose={add} />
      </div>
      {isDefaultSelection(places) ? (
        <p className="flex min-h-8 items-center text-small text-muted max-wide:min-h-11">
          Anywhere in {countryInSentence(placeName(places[0] ?? defaultPlace))}. Add a city to narrow it
        </p>
      ) : (
        <ul aria-label="Your locations" className="flex flex-wrap gap-1.5 max-wide:gap-2">
          {places.map((place) => (
            <li key={placeName(place)} className="flex">
              <PlaceChip name={placeName(place)} icon={icon} onDelete={() => remove(place)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={places.length >= MAX_PLACES ? 'text-small text-muted' : 'sr-only'}>
        {announcement}
      </p>
    </div>
  );
}
