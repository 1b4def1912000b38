import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { CountryField } from '../../../components/form/country-field.tsx';
import { NewPasswordField } from '../../../components/form/new-password-field.tsx';
import { PhoneField } from '../../../components/form/phone-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { paths } from '../../../config/paths.ts';
import type { Registration } from '../registration.ts';

export interface RegisterFieldsProps {
  readonly form: UseFormReturn<Registration>;
  readonly onFirstName: (firstName: string) => void;
}

export function RegisterFields({ form, onFirstName }: RegisterFieldsProps) {
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-2">
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { onChange: ({ target }) => onFirstName(target.value) })}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <CountryField error={errors.country?.message} {...register('country')} />
        <PhoneField
          label="Phone (optional)"
          country={watch('country')}
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
      <NewPasswordField label="Password" error={errors.password?.message} {...register('password')} />
      <p className="text-small text-muted">
        By registering you agree to our <Legal href={paths.terms}>Terms of Use</Legal> and{' '}
        <Legal href={paths.privacy}>Privacy Policy</Legal>.
      </p>
    </div>
  );
}

function Legal({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="text-dusk underline underline-offset-4">
      {children}
    </Link>
  );
}
