/** How far the suggestions have come that were asked for while the page stands. */
export interface SuggestionState {
  /** The titles for which suggestions are on their way. */
  readonly asking: readonly string[];
  /** How many came since the last time that none were on their way; null while that is not known or no longer news. */
  readonly came: number | null;
  /** The titles for which none could be had. */
  readonly failed: readonly string[];
  /** Why not, where trying again would not help; otherwise empty. */
  readonly why: string;
}

/** What happens to suggestions. */
export type SuggestionEvent =
  | { readonly type: 'asked'; readonly title: string }
  | { readonly type: 'came'; readonly title: string; readonly count: number }
  | { readonly type: 'failed'; readonly title: string; readonly why: string }
  | { readonly type: 'dropped'; readonly title: string }
  | { readonly type: 'dismissed' };

/** Before anything was asked for. */
export const noSuggestions: SuggestionState = { asking: [], came: null, failed: [], why: '' };

const without = (titles: readonly string[], title: string) => titles.filter((other) => other !== title);

/** What an event makes of the suggestions' state. */
export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  if (event.type === 'dismissed') return { ...state, came: null };
  const asking = without(state.asking, event.title);
  const failed = without(state.failed, event.title);
  const why = failed.length > 0 ? state.why : '';
  switch (event.type) {
    case 'asked':
      return {
        asking: [...asking, event.title],
        failed,
        why,
        came: state.asking.length === 0 ? null : state.came,
      };
    case 'came':
      return { asking, failed, why, came: (state.came ?? 0) + event.count };
    case 'failed':
      return { ...state, asking, failed: [...failed, event.title], why: event.why };
    case 'dropped':
      return { ...state, asking, failed, why };
  }
}

/** The banner's text for so many suggestions. */
export function receivedText(count: number): string {
  if (count === 0) return "We didn't find any similar titles. You'll still get alerts for yours.";
  if (count === 1) {
    return "We suggested 1 additional job title below to improve your matching. Please delete it if you don't think it's relevant.";
  }
  return `We suggested ${count} additional job titles below to improve your matching. Please delete any you don't think are relevant.`;
}

/** What is said where no suggestions could be had for titles that are saved all the same. */
export function failedText({ failed, why }: SuggestionState): string {
  if (why !== '') return why;
  return `${failed.length === 1 ? `${failed[0]} is saved` : 'Your titles are saved'}, but suggestions aren't available right now.`;
}
