import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Location, PlaceSuggestion } from '../../../generated/contract.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { PlaceInput } from './place-input.tsx';

/** Props of `PlaceSearch`. */
export interface PlaceSearchProps {
  readonly id: string;
  /** What has been typed; some of it perhaps before this search was here. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Location) => void;
  /** Somebody is already in the line that this search takes the place of. */
  readonly isEntered?: boolean;
}

/** Asks for a place and offers those that begin so: WAI-ARIA's combobox with a list. */
export function PlaceSearch({ id, text, onType, onChoose, isEntered = false }: PlaceSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(text !== '');
  const [active, setActive] = useState(0);
  const { text: asked, places, failure } = useSuggestions(text);
  const [shown, setShown] = useState(places);
  if (shown !== places) {
    setShown(places);
    setActive(0);
  }
  const says = failure ?? (asked !== '' && places.length === 0 ? `No place begins with “${asked}”.` : '');
  const hasList = isOpen && places.length > 0;

  useEffect(() => {
    if (!isEntered) return;
    input.current?.focus();
    input.current?.setSelectionRange(-1, -1);
  }, [isEntered]);

  const choose = ({ city, state, country }: PlaceSuggestion) => {
    onChoose({ city, state, country });
    onType('');
    setOpen(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[active];
    if (event.key === 'Escape' && isOpen) {
      // The sheet around it stays open: this Escape is the list's.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    } else if (step !== undefined && places.length > 0) {
      event.preventDefault();
      setActive(hasList ? (active + step + places.length) % places.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && hasList && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <>
      <PlaceInput
        ref={input}
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={`${id}list`}
        aria-activedescendant={hasList ? `${id}${active}` : undefined}
        value={text}
        onChange={(event) => {
          onType(event.target.value);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}list`}
        role="listbox"
        aria-label="Places"
        hidden={!hasList}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-75 overflow-y-auto rounded-lg border border-line bg-sheet py-1 shadow-lg shadow-(color:--veil)/10"
      >
        {places.map((place, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are the input's, which keeps the focus
          <div
            key={place.label}
            id={`${id}${number}`}
            role="option"
            aria-selected={number === active}
            ref={(option) => {
              if (number === active && hasList) option?.scrollIntoView({ block: 'nearest' });
            }}
            // The focus stays in the input.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(number)}
            onClick={() => choose(place)}
            className="flex min-h-11 cursor-pointer items-center px-3 aria-selected:bg-line/60"
          >
            {place.label}
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-muted not-empty:pt-2">
        {isOpen && says}
        {hasList && <span className="sr-only">{`${places.length} places`}</span>}
      </p>
    </>
  );
}
