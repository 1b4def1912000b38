import { codeRule } from '@daybreak/contract/rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { QuietButton } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { phoneErrorText } from '../identity-error-text.ts';

export interface StepState {
  readonly isPending: boolean;
  readonly error: unknown;
}

export interface VerifyPhoneDialogProps {
  /** With its dial code, as people read it. */
  readonly formattedNumber: string;
  readonly sending: StepState;
  readonly checking: StepState;
  readonly onSend: () => void;
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

const rule = z.object({ code: codeRule });

export function VerifyPhoneDialog(props: VerifyPhoneDialogProps) {
  const { formattedNumber, sending, checking, onSend, onCode, onClose } = props;
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(rule),
    defaultValues: { code: '' },
    mode: 'onSubmit',
  });
  const submit = handleSubmit(({ code }) => {
    if (!checking.isPending) onCode(code);
  });
  const failure = checking.error ?? sending.error;
  const error = formState.errors.code?.message ?? (failure ? phoneErrorText(failure) : undefined);
  return (
    <Dialog title="Verify your phone" onClose={onClose}>
      <p role="status" className="text-muted">
        {sending.isPending && `Texting a code to ${formattedNumber}…`}
        {!sending.isPending && !sending.error && `We texted a code to ${formattedNumber}.`}
        {!sending.isPending && sending.error !== null && `We couldn't text a code to ${formattedNumber}.`}
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          {...register('code')}
          label="Code"
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          className="tracking-[0.3em] tabular-nums"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-small text-muted">
            No code?{' '}
            <QuietButton
              aria-disabled={sending.isPending}
              onClick={() => sending.isPending || onSend()}
              className="text-ink!"
            >
              {sending.isPending ? 'Sending…' : 'Request Again'}
            </QuietButton>
          </p>
          <SubmitButton isBusy={checking.isPending}>Verify</SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
