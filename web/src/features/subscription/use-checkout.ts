import type { PlanInterval } from '@daybreak/contract/types.ts';
import { useEffect, useState } from 'react';
import { toFailure } from '../../service/failure.ts';

/** The way to the checkout, as far as a page has gone it. */
export interface Checkout {
  readonly start: (interval: PlanInterval) => void;
  /** The plan whose checkout is being opened; null for none. */
  readonly opening: PlanInterval | null;
  /** Why it did not open; empty while there is nothing to say. */
  readonly failure: string;
}

/** Opens a checkout by `subscribe`. It stays busy until the page is left, and is not when the person comes back to it. */
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
