import type { Location, PlaceSuggestion } from '@daybreak/contract/types.ts';
import { Combobox } from '../../../components/combobox.tsx';
import { noPlaceHint } from '../no-place.ts';
import { usePlaceSuggestions } from '../use-place-suggestions.ts';
import { placeInputClass, placePlaceholder } from './place-input.tsx';

export interface PlaceSearchProps {
  /** Id of the input, for its label. */
  readonly id: string;
  /** May hold text typed before this component loaded. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Location) => void;
  /** Takes over focus from the input that it replaces. */
  readonly isEntered?: boolean;
}

const labelOf = ({ label }: PlaceSuggestion) => label;

/** Its parent must be positioned. */
export function PlaceSearch({ id, text, onType, onChoose, isEntered = false }: PlaceSearchProps) {
  const hint = noPlaceHint(text);
  const { text: query, places, failure } = usePlaceSuggestions(hint === '' ? text : '');
  const isUnknown = query !== '' && places.length === 0;
  return (
    <Combobox
      id={id}
      text={text}
      onType={onType}
      startsFocused={isEntered}
      options={places}
      labelOf={labelOf}
      noun="location"
      listLabel="Locations"
      placeholder={placePlaceholder}
      className={placeInputClass}
      unchosenMessage="Choose a location from the list, or clear this field."
      message={hint || (failure ?? (isUnknown && `No locations match “${query}”.`))}
      onChoose={({ city, state, country }) => onChoose({ city, state, country })}
    />
  );
}
