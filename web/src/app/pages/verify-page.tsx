import { use, useEffect, useState } from 'react';
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
import type { Verified } from '../came-from.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { type LoadPage, PageLoader } from '../page-loader.ts';

async function go(isSignedIn: boolean, loadPage: LoadPage): Promise<void> {
  if (isSignedIn) {
    await completeSignIn(paths.settings, loadPage);
    clearPendingEmail();
  } else {
    const state: Verified = { isVerified: true };
    navigate(paths.login, { replace: true, state });
  }
}

/** /verify: the code that went to the address of a registration. */
export function VerifyPage() {
  const isHydrated = useHydrated();
  const loadPage = use(PageLoader);
  const [given, setGiven] = useState('');
  useEffect(prepareIdentity, []);
  const email = given || (isHydrated ? readPendingEmail() : '');

  const give = (email: string) => {
    savePendingEmail(email);
    setGiven(email);
  };

  return (
    <FormPage
      heading="Verify your email"
      lead={
        email === '' ? (
          'Which address did you register with?'
        ) : (
          <>
            We sent a code of 6 characters to <strong className="font-semibold text-ink">{email}</strong>.
          </>
        )
      }
    >
      {email === '' ? (
        <EmailForm action="Continue" onEmail={give} />
      ) : (
        <VerifyForm key={email} email={email} onDone={(isSignedIn) => go(isSignedIn, loadPage)} />
      )}
      <p className="border-t border-line pt-3 text-small text-muted [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
        Still no luck? Write to&nbsp;
        <SupportLink />
      </p>
    </FormPage>
  );
}
