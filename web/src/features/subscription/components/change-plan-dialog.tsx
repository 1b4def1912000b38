import { BusyButton } from '../../../components/busy-button.tsx';
import { QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import type { Plan } from '../../pricing/plans.ts';
import { otherPlan } from '../../pricing/plans.ts';
import { useSubscriptionChange } from '../use-subscription-change.ts';

export interface ChangePlanDialogProps {
  readonly email: string;
  /** The current plan. */
  readonly plan: Plan;
  /** The unused part of an annual payment: '$55.10'. */
  readonly unused?: string;
  readonly onClose: () => void;
}

export function ChangePlanDialog({ email, plan, unused, onClose }: ChangePlanDialogProps) {
  const { change, changing, failure } = useSubscriptionChange(email);
  const other = otherPlan(plan);
  return (
    <Dialog title={`Change to ${other.name}`} onClose={onClose}>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="font-head text-heading leading-none font-semibold tracking-[-0.03em]">
          {other.price}
        </span>{' '}
        <span className="text-muted">{other.period}</span>{' '}
        {other.label !== '' && <span className="text-small font-[550] text-dusk">{other.label}</span>}
      </p>
      <p className="text-muted">
        Your new plan starts right away.{' '}
        {plan.interval === 'YEARLY'
          ? `About ${unused} of unused time becomes credit for the months to come. New cover letters and resume analyses end now.`
          : 'We credit your unused time, so you pay only the difference.'}
      </p>
      <FormMessage role="alert">{failure}</FormMessage>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <QuietButton onClick={onClose}>Keep {plan.name}</QuietButton>
        <BusyButton
          look="accent"
          isBusy={changing !== null}
          onClick={() => change({ kind: 'change plan', planInterval: other.interval }, onClose)}
        >
          Change to {other.name}
        </BusyButton>
      </div>
    </Dialog>
  );
}
