import { BusyButton } from '../../../components/busy-button.tsx';
import { QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import type { Plan } from '../../pricing/plans.ts';
import { useSubscriptionChange } from '../use-subscription-change.ts';

export interface CancelDialogProps {
  readonly email: string;
  readonly plan: Plan;
  /** The last day of the paid period: 'March 3rd'. */
  readonly until: string;
  readonly onClose: () => void;
}

export function CancelDialog({ email, plan, until, onClose }: CancelDialogProps) {
  const { change, changing, failure } = useSubscriptionChange(email);
  return (
    <Dialog title="Cancel your subscription?" onClose={onClose}>
      <p className="text-muted">
        Your alerts continue until {until}. Then they{' '}
        {plan.interval === 'YEARLY'
          ? ', Instant Apply, new cover letters and resume analyses end'
          : 'and Instant Apply end'}
        , and you won't be charged again. You can change your mind until then.
      </p>
      <FormMessage role="alert">{failure}</FormMessage>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <QuietButton onClick={onClose}>Keep subscription</QuietButton>
        <BusyButton
          look="accent"
          isBusy={changing !== null}
          onClick={() => change({ kind: 'cancel' }, onClose)}
        >
          Yes, cancel
        </BusyButton>
      </div>
    </Dialog>
  );
}
