import type { Location, PlaceSuggestion } from '@daybreak/contract/types.ts';
import { Combobox } from '../../../components/combobox.tsx';
import { useSuggestions } from '../use-suggestions.ts';
import { placeLook, placePlaceholder } from './place-input.tsx';

export interface PlaceSearchProps {
  /** Of the line, for its label. */
  readonly id: string;
  /** What has been typed; some of it perhaps before this search was here. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (place: Location) => void;
  /** Somebody is already in the line that this search takes the place of. */
  readonly isEntered?: boolean;
}

const labelOf = ({ label }: PlaceSuggestion) => label;

/** Asks for a place and offers those that begin so. Its place must be positioned. */
export function PlaceSearch({ id, text, onType, onChoose, isEntered = false }: PlaceSearchProps) {
  const { text: asked, places, failure } = useSuggestions(text);
  const isUnknown = asked !== '' && places.length === 0;
  return (
    <Combobox
      id={id}
      text={text}
      onType={onType}
      isEntered={isEntered}
      options={places}
      nameOf={labelOf}
      noun="place"
      listLabel="Places"
      placeholder={placePlaceholder}
      look={placeLook}
      says={failure ?? (isUnknown && `No place begins with “${asked}”.`)}
      onChoose={({ city, state, country }) => onChoose({ city, state, country })}
    />
  );
}
