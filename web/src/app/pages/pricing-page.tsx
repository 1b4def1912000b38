import { Pricing } from '../../features/pricing/components/pricing.tsx';

/** /pricing, as a visitor sees it. */
export function PricingPage() {
  return <Pricing onSubscribe={null} />;
}
