import type { Location } from '@daybreak/contract/types.ts';
import { createContext, useContext } from 'react';
import { useSession } from './session.ts';

/** The place that the board is filtered by; null for none. */
export const ChosenPlace = createContext<Location | null>(null);

/** The places that a card names first: the board's filter, or else the reader's own. */
export function useReadersPlaces(): readonly Location[] {
  const chosen = useContext(ChosenPlace);
  const session = useSession();
  if (chosen !== null) return [chosen];
  return session.state === 'user' ? (session.user.locations ?? []) : [];
}
