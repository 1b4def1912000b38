import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { RequestAgain } from './request-again.tsx';
import { useVerification } from './use-verification.ts';

export interface VerifyFormProps {
  /** The address that the code went to. */
  readonly email: string;
  /** The address is verified; signed in with it, or to log in. */
  readonly onDone: (isSignedIn: boolean) => Promise<void>;
}

/** Asks for the code that went to an address. */
export function VerifyForm({ email, onDone }: VerifyFormProps) {
  const { code, error, isBusy, onType, onSubmit } = useVerification(email, onDone);
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
        No code? It may lie in your spam folder.
        <RequestAgain email={email} />
      </p>
    </form>
  );
}
