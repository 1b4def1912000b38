import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { EmailForm } from '../../components/form/email-form.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { paths } from '../../config/paths.ts';
import { prepareIdentity } from '../../features/identity/identity.ts';
import { SupportLink } from '../../features/legal/support-link.tsx';
import {
  clearPendingEmail,
  readPendingEmail,
  savePendingEmail,
} from '../../features/verify/pending-email.ts';
import { VerifyForm } from '../../features/verify/verify-form.tsx';
import { completeSignIn } from '../complete-sign-in.ts';
import type { VerifiedState } from '../login-state.ts';
import { type LoadPage, PageLoader } from '../page-loader.ts';

async function finish(isSignedIn: boolean, loadPage: LoadPage): Promise<void> {
  if (isSignedIn) {
    await completeSignIn(paths.settings, loadPage);
    clearPendingEmail();
  } else {
    const state: VerifiedState = { isVerified: true };
    navigate(paths.login, { replace: true, state });
  }
}

export default function VerifyPage() {
  const isHydrated = useHydrated();
  const loadPage = use(PageLoader);
  const [enteredEmail, setEnteredEmail] = useState('');
  useEffect(prepareIdentity, []);
  const email = enteredEmail || (isHydrated ? readPendingEmail() : '');

  const submitEmail = (email: string) => {
    savePendingEmail(email);
    setEnteredEmail(email);
  };

  return (
    <FormPage
      heading="Verify your email"
      lead={
        email === '' ? (
          'Enter the email you registered with.'
        ) : (
          <>
            We sent six digits to <strong className="font-semibold text-ink">{email}</strong>.{' '}
            <Link
              href={paths.register}
              onClick={clearPendingEmail}
              className="-my-2.5 inline-flex min-h-11 items-center underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink"
            >
              Wrong address?
            </Link>
          </>
        )
      }
    >
      {email === '' ? (
        <EmailForm action="Continue" onEmail={submitEmail} />
      ) : (
        <VerifyForm key={email} email={email} onDone={(isSignedIn) => finish(isSignedIn, loadPage)} />
      )}
      <p className="border-t border-line pt-3 text-small text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
        {email === '' ? 'Need help?' : 'Still no code?'} Contact&nbsp;
        <SupportLink />
      </p>
    </FormPage>
  );
}
