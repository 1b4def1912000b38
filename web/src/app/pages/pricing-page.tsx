import { Pricing } from '../../features/pricing/components/pricing.tsx';
import { useSession } from '../../features/session/session.ts';
import { PlansForUser } from '../../features/subscription/components/plans-for-user.tsx';

/** /pricing: leads a visitor to an account, and a user to the checkout. */
export function PricingPage() {
  const session = useSession();
  return session.state === 'user' ? <PlansForUser session={session} /> : <Pricing onSubscribe={null} />;
}
