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

export function PlansForUser({ session }: PlansForUserProps) {
  const [, navigate] = useLocation();
  const { start, opening, failure } = useCheckout(session.subscribe);
  useEffect(() => {
    if (failure !== '')
      toast({ title: "Couldn't open checkout", description: failure, variant: 'destructive' });
  }, [failure]);
  const openSubscription = () => navigate(paths.subscription);
  return <Pricing opening={opening} onSubscribe={session.user.isSubscribed ? openSubscription : start} />;
}
