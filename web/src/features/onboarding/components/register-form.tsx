import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FormMessage } from '../../../components/form/form-message.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { useOnline } from '../../../components/use-online.ts';
import { paths } from '../../../config/paths.ts';
import { prepareIdentity } from '../../identity/identity.ts';
import { type IdentityFailure, NETWORK_ERROR, toIdentityFailure } from '../../identity/identity-failure.ts';
import { savePendingEmail } from '../../verify/pending-email.ts';
import type { Answers } from '../answers.ts';
import { register } from '../register.ts';
import type { Registration } from '../registration.ts';
import { placesError, titlesError } from '../sign-up-attributes.ts';
import type { RegistrationForm } from '../use-registration.ts';
import { RegisterFields } from './register-fields.tsx';
import { StepButtons } from './step-buttons.tsx';

export interface RegisterFormProps {
  readonly registration: RegistrationForm;
  readonly answers: Answers;
  readonly onAnswer: (part: Partial<Answers>) => void;
  readonly onPrevious: () => void;
}

export function RegisterForm({ registration, answers, onAnswer, onPrevious }: RegisterFormProps) {
  const { form, clearDraft } = registration;
  const [failure, setFailure] = useState<IdentityFailure>();
  const [, navigate] = useLocation();
  const isOnline = useOnline();
  const problem = titlesError(answers) ?? placesError(answers);
  useEffect(prepareIdentity, []);

  const send = async (filled: Registration) => {
    setFailure(undefined);
    if (problem !== null) return;
    try {
      await register(answers, filled);
      clearDraft();
      savePendingEmail(filled.email);
      navigate(paths.verify);
    } catch (error) {
      const failed = toIdentityFailure(error);
      console.warn(failed);
      setFailure(failed);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid content-start gap-6">
      <RegisterFields form={form} onFirstName={(firstName) => onAnswer({ firstName })} />
      <FormMessage role="alert">
        {problem ??
          (failure && <RegisterFailure failure={failure} />) ??
          (isOnline ? null : "You're offline. What you've typed is still here.")}
      </FormMessage>
      <StepButtons onPrevious={onPrevious}>
        <SubmitButton isBusy={form.formState.isSubmitting}>Register</SubmitButton>
      </StepButtons>
    </form>
  );
}

interface RegisterFailureProps {
  readonly failure: IdentityFailure;
}

function RegisterFailure({ failure: { code, message } }: RegisterFailureProps) {
  if (code === 'UsernameExistsException')
    return (
      <>
        This email has already been registered.{' '}
        <Link href={paths.login} className="font-[550] underline underline-offset-4">
          Click to login.
        </Link>
      </>
    );
  if (code === 'InvalidParameterException') return 'Password issue: please try again.';
  return (
    <>
      Something went wrong.🙃 Please try again.
      {code === NETWORK_ERROR && <span className="block text-ink">{message}</span>}
    </>
  );
}
