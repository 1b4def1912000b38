import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns false while rendering prerendered markup, and true afterwards, when browser state such as the clock
 * may show.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
