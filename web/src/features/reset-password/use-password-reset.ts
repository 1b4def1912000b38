import { useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';
import { codeErrorText } from '../identity/code-error-text.ts';
import { confirmForgotPassword, forgotPassword, signIn } from '../identity/identity.ts';
import { toIdentityFailure } from '../identity/identity-failure.ts';
import type { NewPassword } from './new-password-form.tsx';

const key = 'reset-email';

/**
 * Accounts that don't exist or whose address is not verified. The page must not reveal which ones exist, so
 * that the next step opens all the same, and no code is right.
 */
const MISSING = ['UserNotFoundException', 'InvalidParameterException'];

function ignoreMissingAccount(error: unknown): void {
  if (!MISSING.includes(toIdentityFailure(error).code)) throw error;
}

export type PasswordResetStep = 'email' | 'code' | 'done';

export interface PasswordReset {
  readonly step: PasswordResetStep;
  readonly email: string;
  readonly error: string | undefined;
  readonly sendCode: (email: string) => Promise<void>;
  readonly confirm: (form: NewPassword) => Promise<void>;
  readonly startOver: () => void;
}

/**
 * The e-mail is kept for the session, so that a reload returns to the second step. `onSignedIn` is called with the new
 * password set and a session begun; the last step is for when that fails.
 */
export function usePasswordReset(onSignedIn: () => Promise<void>): PasswordReset {
  const isHydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const email = sentTo ?? (isHydrated ? readItem('session', key) : null) ?? '';

  const attempt = async (work: () => Promise<void>) => {
    setErrorMessage(undefined);
    try {
      await work();
    } catch (error) {
      setErrorMessage(codeErrorText(error));
    }
  };

  return {
    step: isDone ? 'done' : email === '' ? 'email' : 'code',
    email,
    error: errorMessage,
    sendCode: (to) =>
      attempt(async () => {
        await forgotPassword(to).catch(ignoreMissingAccount);
        saveItem('session', key, to);
        setSentTo(to);
      }),
    confirm: ({ code, password }) =>
      attempt(async () => {
        await confirmForgotPassword(email, code, password);
        removeItem('session', key);
        // The password is set even if this fails.
        await signIn(email, password, { remember: true }).then(onSignedIn, () => setDone(true));
      }),
    startOver: () => {
      removeItem('session', key);
      setErrorMessage(undefined);
      setSentTo('');
    },
  };
}
