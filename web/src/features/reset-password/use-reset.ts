import { useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';
import { readItem, removeItem, saveItem } from '../../service/browser-storage.ts';
import { confirmForgotPassword, forgotPassword } from '../identity/identity.ts';
import { toIdentityFailure } from '../identity/identity-failure.ts';
import type { NewPassword } from './new-password-form.tsx';

const key = 'reset-email';

/** Where the reset of a password stands: the address is asked for, a code is on its way to it, or it is done. */
export type ResetStep = 'email' | 'code' | 'done';

/** The reset of a password. */
export interface Reset {
  readonly step: ResetStep;
  readonly email: string;
  /** The user pool's own message of what it refused. */
  readonly refusal: string | undefined;
  readonly sendCode: (email: string) => Promise<void>;
  readonly confirm: (form: NewPassword) => Promise<void>;
  readonly startOver: () => void;
}

/** Resets a password in three steps. A reload, as after a look for the mail, comes back to the second. */
export function useReset(): Reset {
  const isHydrated = useHydrated();
  const [given, setGiven] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const email = given ?? (isHydrated ? readItem('session', key) : null) ?? '';

  const attempt = async (work: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const { message, code } = toIdentityFailure(error);
      setRefusal(message || code);
    }
  };

  return {
    step: isDone ? 'done' : email === '' ? 'email' : 'code',
    email,
    refusal,
    sendCode: (to) =>
      attempt(async () => {
        await forgotPassword(to);
        saveItem('session', key, to);
        setGiven(to);
      }),
    confirm: ({ code, password }) =>
      attempt(async () => {
        await confirmForgotPassword(email, code, password);
        removeItem('session', key);
        setDone(true);
      }),
    startOver: () => {
      removeItem('session', key);
      setRefusal(undefined);
      setGiven('');
    },
  };
}
