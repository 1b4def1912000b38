import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { NewPasswordField } from '../../../components/form/new-password-field.tsx';
import { newPasswordRule } from '../../../components/form/new-password-rule.ts';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useAccount } from '../../account/use-account.ts';
import { AccountSection } from '../../account-layout/account-section.tsx';
import { changePassword, endOtherSessions } from '../../identity/identity.ts';
import { leaveOtherDevices } from '../../push/leave-device.ts';
import { toast } from '../../toasts/toast.ts';
import { passwordErrorText } from '../identity-error-text.ts';

const rule = z.object({
  current: z.string().check(z.minLength(1, 'Password is required')),
  next: newPasswordRule,
});

const empty = { current: '', next: '' };

export function PasswordSection() {
  const { email, pushDevices } = useAccount();
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: zodResolver(rule),
    defaultValues: empty,
    mode: 'onTouched',
  });
  const changing = useMutation({
    async mutationFn({ current, next }: z.infer<typeof rule>) {
      await changePassword(current, next);
      await leaveOtherDevices(email, pushDevices);
      await endOtherSessions(email, next);
    },
    onSuccess: () => {
      reset(empty);
      toast({ title: 'Password Successfully Updated' });
    },
  });
  const submit = handleSubmit((passwords) => {
    if (!changing.isPending) changing.mutate(passwords);
  });
  const { current, next } = formState.errors;
  return (
    <AccountSection heading="Password">
      <form noValidate onSubmit={submit} className="grid gap-3">
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <PasswordField
            {...register('current')}
            label="Current password"
            autoComplete="current-password"
            error={current?.message}
          />
          <NewPasswordField {...register('next')} label="New password" error={next?.message} />
        </div>
        <FormMessage role="alert">{changing.error ? passwordErrorText(changing.error) : ''}</FormMessage>
        <SubmitButton isBusy={changing.isPending} className="justify-self-start bg-ink! text-on-ink!">
          Change password
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
