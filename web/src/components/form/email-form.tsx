import { emailRule } from '@daybreak/contract/rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const schema = z.object({ email: emailRule });

export interface EmailFormProps {
  /** The label of the button. */
  readonly action: string;
  readonly onEmail: (email: string) => Promise<void> | void;
}

export function EmailForm({ action, onEmail }: EmailFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ email }) => onEmail(email))}
      className="grid grid-cols-1 gap-3"
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <SubmitButton isBusy={formState.isSubmitting}>{action}</SubmitButton>
    </form>
  );
}
