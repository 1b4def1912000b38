import { use, useEffect } from 'react';
import { AccentLink } from '../../components/accent-link.tsx';
import { QuietButton } from '../../components/button.tsx';
import { EmailForm } from '../../components/form/email-form.tsx';
import { FormMessage } from '../../components/form/form-message.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { paths } from '../../config/paths.ts';
import { prepareIdentity } from '../../features/identity/identity.ts';
import { NewPasswordForm } from '../../features/reset-password/new-password-form.tsx';
import { type PasswordReset, usePasswordReset } from '../../features/reset-password/use-password-reset.ts';
import { toast } from '../../features/toasts/toast.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { PageLoader } from '../page-loader.ts';

export default function ResetPasswordPage() {
  const loadPage = use(PageLoader);
  const reset = usePasswordReset(async () => {
    await completeSignIn(paths.settings, loadPage);
    toast({ title: statusTexts.done });
  });
  useEffect(prepareIdentity, []);
  return (
    <FormPage
      heading="Reset your password"
      {...(reset.step === 'email' ? { lead: "We'll email you a code." } : {})}
    >
      <div>
        <FormMessage role="status" className="mb-4">
          {statusTexts[reset.step]}
        </FormMessage>
        <FormMessage role="alert" className="mb-4">
          {reset.error}
        </FormMessage>
        <div className="grid grid-cols-1 gap-4 pt-2">
          <Step reset={reset} />
        </div>
      </div>
    </FormPage>
  );
}

const statusTexts = {
  email: null,
  code: 'A code has been sent to your email.',
  done: 'Your password has been reset.',
} as const;

function Step({ reset }: { readonly reset: PasswordReset }) {
  if (reset.step === 'email') return <EmailForm action="Send code" onEmail={reset.sendCode} />;
  if (reset.step === 'done') return <AccentLink href={paths.login}>Go to Login</AccentLink>;
  return (
    <>
      <p className="text-muted">
        If there is an account for <strong className="font-semibold text-ink">{reset.email}</strong>, the code
        is in its mail.
      </p>
      <NewPasswordForm email={reset.email} onConfirm={reset.confirm} />
      <QuietButton onClick={reset.startOver} className="justify-self-start">
        Wrong address, or no code?
      </QuietButton>
    </>
  );
}
