export interface SuggestionState {
  /** Titles whose suggestions are loading. */
  readonly loading: readonly string[];
  /** Suggestions received in this batch; null before any and after being dismissed. */
  readonly received: number | null;
  readonly failed: readonly string[];
  /** Set if retrying won't help; otherwise empty. */
  readonly reason: string;
}

export type SuggestionEvent =
  | { readonly type: 'requested'; readonly title: string }
  | { readonly type: 'received'; readonly title: string; readonly count: number }
  | { readonly type: 'failed'; readonly title: string; readonly reason: string }
  | { readonly type: 'canceled'; readonly title: string }
  | { readonly type: 'dismissed' };

export const noSuggestions: SuggestionState = { loading: [], received: null, failed: [], reason: '' };

const without = (titles: readonly string[], title: string) => titles.filter((other) => other !== title);

export function suggestionReducer(state: SuggestionState, event: SuggestionEvent): SuggestionState {
  if (event.type === 'dismissed') return { ...state, received: null };
  const loading = without(state.loading, event.title);
  const failed = without(state.failed, event.title);
  const reason = failed.length > 0 ? state.reason : '';
  switch (event.type) {
    case 'requested':
      return {
        loading: [...loading, event.title],
        failed,
        reason,
        received: state.loading.length === 0 ? null : state.received,
      };
    case 'received':
      return { loading, failed, reason, received: (state.received ?? 0) + event.count };
    case 'failed':
      return { ...state, loading, failed: [...failed, event.title], reason: event.reason };
    case 'canceled':
      return { ...state, loading, failed, reason };
  }
}

export function receivedText(count: number): string {
  if (count === 0) return "We didn't find any similar titles. You'll still get alerts for yours.";
  if (count === 1) {
    return "We suggested 1 additional job title below to improve your matching. Please delete it if you don't think it's relevant.";
  }
  return `We suggested ${count} additional job titles below to improve your matching. Please delete any you don't think are relevant.`;
}

export function failedText({ failed, reason }: SuggestionState): string {
  if (reason !== '') return reason;
  return `${failed.length === 1 ? `${failed[0]} is saved` : 'Your titles are saved'}, but suggestions aren't available right now.`;
}
