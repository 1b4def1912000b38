import { useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';
import { confirmForgotPassword, forgotPassword } from '../identity/identity.ts';
import { toIdentityFailure } from '../identity/identity-failure.ts';
import type { NewPassword } from './new-password-form.tsx';

const key = 'reset-email';

export type PasswordResetStep = 'email' | 'code' | 'done';

export interface PasswordReset {
  readonly step: PasswordResetStep;
  readonly email: string;
  /** Cognito's own message. */
  readonly error: string | undefined;
  readonly sendCode: (email: string) => Promise<void>;
  readonly confirm: (form: NewPassword) => Promise<void>;
  readonly startOver: () => void;
}

/** The e-mail is kept for the session, so that a reload returns to the second step. */
export function usePasswordReset(): PasswordReset {
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
      const { message, code } = toIdentityFailure(error);
      setErrorMessage(message || code);
    }
  };

  return {
    step: isDone ? 'done' : email === '' ? 'email' : 'code',
    email,
    error: errorMessage,
    sendCode: (to) =>
      attempt(async () => {
        await forgotPassword(to);
        saveItem('session', key, to);
        setSentTo(to);
      }),
    confirm: ({ code, password }) =>
      attempt(async () => {
        await confirmForgotPassword(email, code, password);
        removeItem('session', key);
        setDone(true);
      }),
    startOver: () => {
      removeItem('session', key);
      setErrorMessage(undefined);
      setSentTo('');
    },
  };
}
