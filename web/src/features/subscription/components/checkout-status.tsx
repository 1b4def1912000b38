import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { product } from '../../../config/product.ts';
import type { CheckoutReturn } from '../use-checkout-return.ts';

export function CheckoutStatus({ state, onCheckAgain }: CheckoutReturn) {
  const offline = useOnline() ? '' : " You're offline; we'll check again when you're back online.";
  const messages = {
    waiting: `Confirming your payment…${offline}`,
    late: <LatePayment onCheckAgain={onCheckAgain} />,
    left: "Checkout canceled. You weren't charged.",
  };
  return (
    <FormMessage role="status" className="mb-6">
      {state && messages[state]}
    </FormMessage>
  );
}

function LatePayment({ onCheckAgain }: Pick<CheckoutReturn, 'onCheckAgain'>) {
  return (
    <>
      <p>
        Your payment hasn't been confirmed yet. If you paid, don't pay again: your subscription starts once
        the payment is confirmed. Still waiting? Contact {product.supportAddress}.
      </p>
      <QuietButton onClick={onCheckAgain}>Check again</QuietButton>
    </>
  );
}
