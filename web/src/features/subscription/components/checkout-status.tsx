import { QuietButton } from '../../../components/button.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { product } from '../../../config/product.ts';
import type { CheckoutReturn } from '../use-checkout-return.ts';

/** What is said to who comes back from the checkout. */
export function CheckoutStatus({ state, onCheckAgain }: CheckoutReturn) {
  const offline = useOnline() ? '' : ' You are offline: we look again as soon as the network is back.';
  const messages = {
    waiting: `We are waiting for the payment to be confirmed.${offline}`,
    late: <LatePayment onCheckAgain={onCheckAgain} />,
    left: 'You left the checkout. Nothing was charged.',
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
      <p className="text-pretty">
        The payment has not been confirmed yet. If you have paid, there is no need to pay again: your
        subscription begins as soon as we hear of it. If it does not, write to {product.supportAddress}.
      </p>
      <QuietButton onClick={onCheckAgain}>Look again</QuietButton>
    </>
  );
}
