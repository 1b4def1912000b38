import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../config/paths.ts';
import { Pricing } from '../../pricing/components/pricing.tsx';
import type { Session } from '../../session/session.ts';
import { toast } from '../../toasts/toast.ts';
import { useCheckout } from '../use-checkout.ts';

export interface PlansForUserProps {
  readonly session: Extract<Session, { state: 'user' }>;
}

/** The prices for who is signed in: a plan's button opens its checkout, or, for a subscriber, what they have. */
export function PlansForUser({ session }: PlansForUserProps) {
  const [, navigate] = useLocation();
  const { start, opening, failure } = useCheckout(session.subscribe);
  useEffect(() => {
    if (failure !== '')
      toast({ title: 'The checkout did not open.', description: failure, variant: 'destructive' });
  }, [failure]);
  const seeOwn = () => navigate(paths.subscription);
  return <Pricing opening={opening} onSubscribe={session.user.isSubscribed ? seeOwn : start} />;
}
