import { codeRule } from '@daybreak/contract/rules.ts';
import { useRef, useState } from 'react';
import { autoSignIn, confirmSignUp } from '../identity/identity.ts';
import { toIdentityFailure } from '../identity/identity-failure.ts';
import { toast } from '../toasts/toast.ts';
import { verdictText } from './verdict.ts';

/** A verification as far as it has come. */
export interface Verification {
  readonly code: string;
  /** What is wrong with the code as it was typed. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** What was typed or pasted; the sixth character sends it. */
  readonly onType: (text: string) => void;
  readonly onSubmit: () => void;
}

/**
 * Verifies an address by the code that went to it, and signs in. `onDone` is told whether that came about: where the
 * password is not known any more, the person has to log in.
 */
export function useVerification(email: string, onDone: (isSignedIn: boolean) => Promise<void>): Verification {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const confirmed = useRef<string>(undefined);

  const send = async (typed: string) => {
    const checked = codeRule.safeParse(typed);
    setError(checked.error?.issues[0]?.message);
    if (!checked.success || isBusy) return;
    setBusy(true);
    try {
      // A code is taken once; what failed after it can be tried again.
      if (confirmed.current !== email) await confirmSignUp(email, checked.data);
      confirmed.current = email;
      await onDone(await autoSignIn(email));
    } catch (thrown) {
      const description = verdictText(toIdentityFailure(thrown));
      toast({ title: 'Error', description, variant: 'destructive' });
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
