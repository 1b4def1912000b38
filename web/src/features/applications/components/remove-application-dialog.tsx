import { QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { toFailure } from '../../../service/failure.ts';
import { toast } from '../../toasts/toast.ts';
import type { Application } from '../api/applications.ts';
import { useForgetApplication } from '../use-applications.ts';

export interface RemoveApplicationDialogProps {
  readonly email: string;
  readonly application: Application;
  readonly onClose: () => void;
}

export function RemoveApplicationDialog({ email, application, onClose }: RemoveApplicationDialogProps) {
  const forget = useForgetApplication(email);
  const { jobID, jobTitle, companyName, note } = application;
  const remove = () =>
    forget.mutate(jobID, {
      onSuccess: () => {
        onClose();
        toast({ title: 'Application removed' });
        // The pressed button was removed with its row.
        document.getElementById('main')?.focus({ preventScroll: true });
      },
    });
  return (
    <Dialog title="Remove application" onClose={onClose}>
      <p className="text-muted wrap-anywhere">
        This removes {jobTitle} at {companyName} {note !== '' && 'and your notes '}from this list. It can't be
        undone, and the employer isn't notified.
      </p>
      <FormMessage role="alert">{forget.error && toFailure(forget.error).message}</FormMessage>
      <div className="flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <QuietButton onClick={onClose}>Cancel</QuietButton>
        <button
          type="button"
          aria-disabled={forget.isPending}
          onClick={() => forget.isPending || remove()}
          className="min-h-11 rounded-lg bg-alarm px-4.5 font-semibold text-on-alarm aria-disabled:opacity-70"
        >
          {forget.isPending ? 'Removing…' : 'Remove'}
        </button>
      </div>
    </Dialog>
  );
}
