import { codeRule } from '@daybreak/contract/rules.ts';
import { useRef, useState } from 'react';
import { codeErrorText } from '../identity/code-error-text.ts';
import { autoSignIn, confirmSignUp } from '../identity/identity.ts';
import { type IdentityFailure, toIdentityFailure } from '../identity/identity-failure.ts';
import { toast } from '../toasts/toast.ts';

export interface Verification {
  readonly code: string;
  /** Why the typed code is invalid, or was refused. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Submits at the sixth character. */
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * Confirms the address and signs in. `onDone` gets false if the password is no longer known, so the person
 * has to log in.
 */
export function useVerification(email: string, onDone: (isSignedIn: boolean) => Promise<void>): Verification {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirmedEmail = useRef<string>(undefined);

  const send = async (typed: string) => {
    const checked = codeRule.safeParse(typed);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success || isBusy) return;
    setBusy(true);
    try {
      // A code works only once, so a retry after a later failure skips it.
      if (confirmedEmail.current !== email) await confirmSignUp(email, checked.data);
      confirmedEmail.current = email;
      await onDone(await autoSignIn(email));
    } catch (thrown) {
      setError(codeErrorText(thrown));
      toast({ title: 'Error', description: toastText(toIdentityFailure(thrown)), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return {
    code,
    error,
    isBusy,
    onType: (text) => {
      const typed = text.replace(/\s+/g, '').slice(0, 6);
      setCode(typed);
      setError(undefined);
      if (typed.length === 6 && typed !== code) void send(typed);
    },
    onSubmit: () => void send(code),
  };
}

/** As specified; the field says more. */
const toastTexts: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect username or password.',
  CodeMismatchException: 'Invalid confirmation code.',
  ExpiredCodeException: 'Your confirmation code has expired.',
};

const toastText = ({ code }: IdentityFailure): string => toastTexts[code] ?? 'An unknown error occurred';
