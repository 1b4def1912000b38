import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { toFailure } from '../../../service/failure.ts';
import { ConfirmPassword } from '../../login/confirm-password.tsx';
import { useSession } from '../../session/session.ts';
import { toast } from '../../toasts/toast.ts';
import { deleteAccount, needsLogin } from '../api/privacy.ts';

export interface DeleteAccountDialogProps {
  readonly email: string;
  readonly onClose: () => void;
}

const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();

export function DeleteAccountDialog({ email, onClose }: DeleteAccountDialogProps) {
  const session = useSession();
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const deleting = useMutation({
    mutationFn: () => deleteAccount(email, typed.trim()),
    onSuccess: () => {
      onClose();
      toast({ title: 'Your account was deleted' });
      if (session.state === 'user') session.logOut();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMismatch(!isSameEmail(typed, email));
    if (isSameEmail(typed, email) && !deleting.isPending) deleting.mutate();
  };
  if (needsLogin(deleting.error))
    return <ConfirmPassword email={email} onConfirmed={() => deleting.mutate()} onClose={onClose} />;
  const failure = deleting.error ? toFailure(deleting.error).message : undefined;
  return (
    <Dialog title="Delete your account" onClose={onClose}>
      <p className="text-muted">
        This permanently deletes your profile, job titles, alerts and resumes, and cancels any subscription.
        It can't be undone.
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={`Type ${email} to confirm`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={mismatch ? "That doesn't match your account's email address." : failure}
        />
        <div className="flex justify-end">
          <SubmitButton isBusy={deleting.isPending} className="bg-alarm! text-on-alarm!">
            Delete my account
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
