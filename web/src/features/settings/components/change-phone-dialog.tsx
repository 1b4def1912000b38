import { useMutation } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import type { Country } from '../../../components/form/countries.ts';
import { dialCodeOf } from '../../../components/form/countries.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';
import { deletePhone, updateAttributes } from '../../identity/identity.ts';
import { phoneErrorText } from '../identity-error-text.ts';

export interface ChangePhoneDialogProps {
  /** The country of the number to come. */
  readonly country: Country;
  readonly onClose: () => void;
  /** The number is gone, from the user pool and from the record. */
  readonly onCleared: () => void;
}

const buttonClass =
  'inline-flex min-h-11 min-w-20 items-center justify-center rounded-lg px-4.5 font-semibold transition-colors duration-150';

/** Asks before a verified number is given up. The user pool goes first: the record believes what it says. */
export function ChangePhoneDialog({ country, onClose, onCleared }: ChangePhoneDialogProps) {
  const { change } = useChangeAccount();
  const clearing = useMutation({
    mutationFn: async () => {
      const countryCode = dialCodeOf(country);
      await deletePhone();
      await updateAttributes({ 'custom:country': country, 'custom:countryCode': countryCode });
      await change({ sms: '', country, countryCode });
    },
    onSuccess: onCleared,
  });
  return (
    <Dialog title="Change Cell Phone" onClose={onClose}>
      <p className="text-muted">
        Your verified number will be removed, and text alerts stop until the new one is verified. Change it?
      </p>
      <p role="alert" className="text-small text-alarm empty:hidden">
        {clearing.error && phoneErrorText(clearing.error)}
      </p>
      <div className="flex justify-end gap-3">
        <button
          type="button"
          onClick={onClose}
          className={`${buttonClass} outline-1 -outline-offset-1 outline-line hover:outline-muted`}
        >
          No
        </button>
        <button
          type="button"
          aria-disabled={clearing.isPending}
          onClick={() => clearing.isPending || clearing.mutate()}
          className={`${buttonClass} bg-ink text-on-ink`}
        >
          {clearing.isPending ? 'Removing…' : 'Yes'}
        </button>
      </div>
    </Dialog>
  );
}
