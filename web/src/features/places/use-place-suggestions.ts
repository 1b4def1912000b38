import type { PlaceSuggestion } from '@daybreak/contract/types.ts';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../components/use-debounced.ts';
import { toFailure } from '../../service/failure.ts';
import { suggestPlaces } from './api/suggest-places.ts';

/** Shorter texts match too many places. */
const MIN_LENGTH = 2;

export interface PlaceSuggestions {
  /** The text these are for. */
  readonly text: string;
  readonly places: readonly PlaceSuggestion[];
  /** An error message for the user. */
  readonly failure: string | null;
}

const noSuggestions: PlaceSuggestions = { text: '', places: [], failure: null };

/** Debounced; keeps the previous places until the next ones arrive, if the text goes on from theirs. */
export function usePlaceSuggestions(typed: string): PlaceSuggestions {
  const text = useDebounced(typed.trim());
  const [suggestions, setSuggestions] = useState(noSuggestions);
  useEffect(() => {
    if (text.length < MIN_LENGTH) return;
    const controller = new AbortController();
    suggestPlaces(text, controller.signal).then(
      (places) => controller.signal.aborted || setSuggestions({ text, places, failure: null }),
      (error: unknown) =>
        controller.signal.aborted || setSuggestions({ text, places: [], failure: toFailure(error).message }),
    );
    return () => controller.abort();
  }, [text]);
  const current = typed.trim();
  const goesOn = current.startsWith(suggestions.text) || suggestions.text.startsWith(current);
  return current.length < MIN_LENGTH || !goesOn ? noSuggestions : suggestions;
}
