import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a page is as it was rendered elsewhere; true once what only this browser knows (its clock) may show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
