import { Pricing } from '../../features/pricing/components/pricing.tsx';
import { useSession } from '../../features/session/session.ts';
import { PlansForUser } from '../../features/subscription/components/plans-for-user.tsx';

export default function PricingPage() {
  const session = useSession();
  return session.state === 'user' ? <PlansForUser session={session} /> : <Pricing onSubscribe={null} />;
}
