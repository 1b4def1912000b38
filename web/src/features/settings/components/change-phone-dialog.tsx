import { useMutation } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import type { Country } from '../../../components/form/countries.ts';
import { dialCodeOf } from '../../../components/form/countries.ts';
import { useChangeAccount } from '../../account/use-change-account.ts';
import { deletePhone, updateAttributes } from '../../identity/identity.ts';
import { phoneErrorText } from '../identity-error-text.ts';

export interface ChangePhoneDialogProps {
  /** The country of the new number. */
  readonly country: Country;
  readonly onClose: () => void;
  /** Called after the number was removed from the user pool and the profile. */
  readonly onCleared: () => void;
}

const buttonClass =
  'inline-flex min-h-11 min-w-20 items-center justify-center rounded-lg px-4.5 font-semibold transition-colors duration-150';

/** Removes the number from the user pool first, because the profile follows it. */
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
        We'll remove your verified number, and text alerts pause until you verify a new one. Change it?
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
