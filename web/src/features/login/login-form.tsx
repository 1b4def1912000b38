import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckField } from '../../components/form/check-field.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { type IdentityFailure, toIdentityFailure } from '../identity/identity-failure.ts';
import { loginErrorText, UNCONFIRMED } from './login-error.ts';
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
