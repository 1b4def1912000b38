import { useEffect, useRef, useState } from 'react';
import { QuietButton } from '../../components/button.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { resendCode } from '../identity/identity.ts';
import { toast } from '../toasts/toast.ts';
import { useVerification } from './use-verification.ts';

export interface VerifyFormProps {
  readonly email: string;
  readonly onDone: (isSignedIn: boolean) => Promise<void>;
}

export function VerifyForm({ email, onDone }: VerifyFormProps) {
  const { code, error, isBusy, onType, onSubmit } = useVerification(email, onDone);
  const field = useRef<HTMLInputElement>(null);
  // There is nothing else to do here, and it saves a tap.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="grid grid-cols-1 gap-3"
    >
      <TextField
        ref={field}
        label="Code"
        name="code"
        value={code}
        onChange={({ target }) => onType(target.value)}
        error={error}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        className="min-h-14 text-center font-head text-heading! font-semibold tracking-[0.32em] tabular-nums"
      />
      <SubmitButton isBusy={isBusy}>Verify</SubmitButton>
      <p className="flex flex-wrap items-center gap-x-2 pt-2 text-small text-muted">
        No code? Check your spam folder.
        <RequestAgain email={email} />
      </p>
    </form>
  );
}

function RequestAgain({ email }: { readonly email: string }) {
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await resendCode(email);
      toast({ title: 'Code sent', description: `We sent a new code to ${email}.` });
    } catch (error) {
      console.error(error);
      toast({ title: 'Error', description: 'Error resending confirmation code', variant: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return (
    <QuietButton onClick={send} aria-busy={isSending} className="aria-busy:opacity-60">
      Request Again
    </QuietButton>
  );
}
