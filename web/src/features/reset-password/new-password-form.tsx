import { codeRule } from '@daybreak/contract/rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { newPasswordRule } from '../../components/form/new-password-rule.ts';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';

const schema = z.object({ code: codeRule, password: newPasswordRule, again: z.string() });

export type NewPassword = z.infer<typeof schema>;

export interface NewPasswordFormProps {
  /** For password managers. */
  readonly email: string;
  readonly onConfirm: (form: NewPassword) => Promise<void>;
}

export function NewPasswordForm({ email, onConfirm }: NewPasswordFormProps) {
  const { register, handleSubmit, formState, watch } = useForm<NewPassword>({
    resolver: zodResolver(schema),
    defaultValues: { code: '', password: '', again: '' },
  });
  const { errors, isSubmitting } = formState;
  const [password, again] = watch(['password', 'again']);
  const isConfirmed = password !== '' && password === again;
  return (
    <form noValidate onSubmit={handleSubmit(onConfirm)} className="grid grid-cols-1 gap-3">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...register('code')}
      />
      <NewPasswordField label="New password" error={errors.password?.message} {...register('password')} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={again !== '' && !isConfirmed ? "Passwords don't match yet." : undefined}
        {...register('again')}
      />
      <SubmitButton isBusy={isSubmitting} disabled={!isConfirmed}>
        Confirm
      </SubmitButton>
    </form>
  );
}
