import type { PlanInterval } from '@daybreak/contract/types.ts';
import { useEffect, useState } from 'react';
import { toFailure } from '../../service/failure.ts';

export interface Checkout {
  readonly start: (interval: PlanInterval) => void;
  /** The plan whose checkout is opening. */
  readonly opening: PlanInterval | null;
  /** Why it did not open; empty otherwise. */
  readonly failure: string;
}

/** Stays busy until the page unloads, and resets if the user comes back by the browser's Back. */
export function useCheckout(subscribe: (interval: PlanInterval) => Promise<void>): Checkout {
  const [opening, setOpening] = useState<PlanInterval | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setOpening(null);
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
  const start = (interval: PlanInterval) => {
    if (opening !== null) return;
    setOpening(interval);
    setFailure('');
    subscribe(interval).catch((error: unknown) => {
      setOpening(null);
      setFailure(toFailure(error).message);
    });
  };
  return { start, opening, failure };
}
