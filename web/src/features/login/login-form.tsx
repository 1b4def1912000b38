import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { TOO_MANY_TRIES } from '../identity/code-error-text.ts';
import { type IdentityFailure, NETWORK_ERROR, toIdentityFailure } from '../identity/identity-failure.ts';
import { ResendCodeButton } from './resend-code-button.tsx';

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  remember: z.boolean(),
});

export type LoginValues = z.infer<typeof schema>;

export interface LoginFormProps {
  readonly defaults: Partial<LoginValues>;
  /** The user is known; only the password is asked for. */
  readonly isKnownUser?: boolean;
  /** Rejects if signing in fails. */
  readonly onLogin: (login: LoginValues) => Promise<void>;
}

export function LoginForm({ defaults, isKnownUser = false, onLogin }: LoginFormProps) {
  const { register, handleSubmit, formState, getValues } = useForm<LoginValues>({
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '', remember: true, ...defaults },
  });
  const [failure, setFailure] = useState<IdentityFailure>();
  const { errors, isSubmitting } = formState;

  const logIn = async (login: LoginValues) => {
    setFailure(undefined);
    await onLogin(login).catch((error: unknown) => setFailure(toIdentityFailure(error)));
  };

  return (
    <form noValidate onSubmit={handleSubmit(logIn)} className="grid grid-cols-1 gap-3">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isKnownUser}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {!isKnownUser && <CheckField label="Remember me" {...register('remember')} />}
      <div className="grid grid-cols-1 pt-1">
        <FormMessage role="alert" className="mb-4">
          {failure?.code === UNCONFIRMED ? (
            <ResendCodeButton email={getValues('email')} />
          ) : (
            failure && loginErrorText(failure)
          )}
        </FormMessage>
        <SubmitButton isBusy={isSubmitting}>Login</SubmitButton>
      </div>
    </form>
  );
}

/** By Cognito's error name. Source: Amazon Cognito user pools API, InitiateAuth and RespondToAuthChallenge, errors. */
const messages: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'Incorrect email or password.',
  UserNotFoundException: 'No user with that email address exists.',
  InvalidPasswordException: 'Password must be at least 8 characters.',
  PasswordResetRequiredException: 'Please choose a new password first. Click "Forgot password?" below.',
  LimitExceededException: TOO_MANY_TRIES,
  TooManyRequestsException: TOO_MANY_TRIES,
  TooManyFailedAttemptsException: TOO_MANY_TRIES,
};

/** Cognito has one name for several refusals, which only its messages tell apart. */
const refusals: readonly (readonly [message: RegExp, text: string])[] = [
  [/attempts exceeded/i, TOO_MANY_TRIES],
  [
    /security reasons/i,
    'This login looked unusual, so we stopped it. Click "Forgot password?" below to go on.',
  ],
  [/user is disabled/i, 'This account is disabled. Please contact us to have it opened again.'],
  [/password .*expired/i, 'Your temporary password has expired. Click "Forgot password?" below.'],
];

const UNCONFIRMED = 'UserNotConfirmedException';

/** Logs errors that have no message of their own. */
function loginErrorText(failure: IdentityFailure): string {
  const { code, message } = failure;
  if (code === NETWORK_ERROR) return message;
  const refusal = refusals.find(([pattern]) => code === 'NotAuthorizedException' && pattern.test(message));
  const text = refusal?.[1] ?? messages[code];
  if (text !== undefined) return text;
  console.error(failure);
  return "Couldn't log you in. Please try again in a minute.";
}
