export interface SuggestionState {
  /** Titles whose suggestions are loading. */
  readonly asking: readonly string[];
  /** Suggestions received in this batch; null before any and after being dismissed. */
  readonly came: number | null;
  readonly failed: readonly string[];
  /** Set if retrying won't help; otherwise empty. */
  readonly why: string;
}

export type SuggestionEvent =
  | { readonly type: 'asked'; readonly title: string }
  | { readonly type: 'came'; readonly title: string; readonly count: number }
  | { readonly type: 'failed'; readonly title: string; readonly why: string }
  | { readonly type: 'dropped'; readonly title: string }
  | { readonly type: 'dismissed' };

export const noSuggestions: SuggestionState = { asking: [], came: null, failed: [], why: '' };

const without = (titles: readonly string[], title: string) => titles.filter((other) => other !== title);

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

export function receivedText(count: number): string {
  if (count === 0) return "We didn't find any similar titles. You'll still get alerts for yours.";
  if (count === 1) {
    return "We suggested 1 additional job title below to improve your matching. Please delete it if you don't think it's relevant.";
  }
  return `We suggested ${count} additional job titles below to improve your matching. Please delete any you don't think are relevant.`;
}

export function failedText({ failed, why }: SuggestionState): string {
  if (why !== '') return why;
  return `${failed.length === 1 ? `${failed[0]} is saved` : 'Your titles are saved'}, but suggestions aren't available right now.`;
}
