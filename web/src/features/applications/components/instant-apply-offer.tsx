import { Link } from 'wouter';
import { AccentLink } from '../../../components/accent-link.tsx';
import { paths } from '../../../config/paths.ts';
import { useAccount } from '../../account/use-account.ts';
import { PlanOffers } from '../../subscription/components/plan-offers.tsx';
import { canSubscribe, subscriptionState } from '../../subscription/subscription-state.ts';

export interface InstantApplyOfferProps {
  readonly jobID: string;
}

export function InstantApplyOffer({ jobID }: InstantApplyOfferProps) {
  const { activeSubscription } = useAccount();
  return (
    <div className="grid max-w-140 gap-6">
      <div className="grid gap-2">
        <h2 className="font-head text-title leading-[1.15] font-semibold tracking-tight">
          Apply in one click
        </h2>
        <p>
          Instant Apply comes with a subscription: one click opens the employer's form, with your name, phone,
          resume and cover letter beside it, ready to copy.
        </p>
      </div>
      {canSubscribe(subscriptionState(activeSubscription)) ? (
        <PlanOffers />
      ) : (
        <AccentLink href={paths.subscription}>See your subscription</AccentLink>
      )}
      <p className="text-muted">
        Applying is always free:{' '}
        <Link href={paths.job(jobID)} className="text-dusk underline underline-offset-4">
          read the posting
        </Link>{' '}
        and apply on the employer's site.
      </p>
    </div>
  );
}
