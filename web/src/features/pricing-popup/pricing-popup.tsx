import Check from 'lucide-react/icons/check';
import { AccentLink } from '../../components/accent-link.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { offers } from '../../config/offers.ts';
import { paths } from '../../config/paths.ts';
import { product } from '../../config/product.ts';
import { useCheckout } from '../subscription/use-checkout.ts';

export interface PricingPopupProps {
  readonly onClose: () => void;
  /** Opens the checkout; absent for a visitor, who needs an account first. */
  readonly onSubscribe?: () => Promise<void>;
}

export function PricingPopup({ onClose, onSubscribe }: PricingPopupProps) {
  const { bullets } = onSubscribe ? offers.user : offers.visitor;
  return (
    <Dialog title={offers.heading} onClose={onClose}>
      <p className="font-head text-display leading-none font-semibold tracking-[-0.04em] tabular-nums">
        {product.price.monthly}
        <span className="font-sans text-lead font-normal tracking-normal text-muted"> / month</span>
      </p>
      <ul className="grid gap-3 border-t border-line pt-5">
        {bullets.map((bullet) => (
          <li key={bullet} className="flex gap-3">
            <Check className="mt-0.75 size-4 shrink-0 text-dawn-ink" aria-hidden="true" />
            {bullet}
          </li>
        ))}
      </ul>
      {onSubscribe ? (
        <Subscribe onSubscribe={onSubscribe} />
      ) : (
        <AccentLink href={paths.onboarding} onClick={onClose} className="w-full">
          {offers.visitor.action}
        </AccentLink>
      )}
    </Dialog>
  );
}

function Subscribe({ onSubscribe }: Required<Pick<PricingPopupProps, 'onSubscribe'>>) {
  const { start, opening, failure } = useCheckout(onSubscribe);
  return (
    <>
      <BusyButton look="accent" isBusy={opening !== null} onClick={() => start('MONTHLY')}>
        {offers.user.action}
      </BusyButton>
      {failure !== '' && (
        <p role="alert" className="text-alarm">
          {failure}
        </p>
      )}
    </>
  );
}
