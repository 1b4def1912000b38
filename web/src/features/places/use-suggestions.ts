import type { PlaceSuggestion } from '@daybreak/contract/types.ts';
import { useEffect, useState } from 'react';
import { useDebounced } from '../../components/use-debounced.ts';
import { toFailure } from '../../service/failure.ts';
import { suggestPlaces } from './api/suggest-places.ts';

/** Fewer letters begin too many names. */
const FEWEST = 2;

/** What is known of a typed text. */
export interface Suggestions {
  /** The text that they are for. */
  readonly text: string;
  readonly places: readonly PlaceSuggestion[];
  /** The sentence to show where they did not come. */
  readonly failure: string | null;
}

const none: Suggestions = { text: '', places: [], failure: null };

/** Places for a text, asked for once the typing rests; those of the text before stand until then. */
export function useSuggestions(typed: string): Suggestions {
  const text = useDebounced(typed.trim());
  const [known, setKnown] = useState(none);
  useEffect(() => {
    if (text.length < FEWEST) return;
    const asking = new AbortController();
    suggestPlaces(text, asking.signal).then(
      (places) => asking.signal.aborted || setKnown({ text, places, failure: null }),
      (error: unknown) =>
        asking.signal.aborted || setKnown({ text, places: [], failure: toFailure(error).message }),
    );
    return () => asking.abort();
  }, [text]);
  return typed.trim().length < FEWEST ? none : known;
}
