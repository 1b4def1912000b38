import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { FormMessage } from '../../components/form/form-message.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { paths } from '../../config/paths.ts';
import { prepareIdentity, signIn } from '../../features/identity/identity.ts';
import { LoginForm, type LoginValues } from '../../features/login/login-form.tsx';
import { readPendingEmail } from '../../features/verify/pending-email.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { hasSessionEnded, isEmailVerified, returnPath } from '../login-state.ts';
import { type LoadPage, PageLoader } from '../page-loader.ts';

async function logIn({ email, password, remember }: LoginValues, loadPage: LoadPage): Promise<void> {
  const landing = returnPath(history.state) ?? paths.settings;
  await signIn(email, password, { remember });
  await completeSignIn(landing, loadPage);
}

function reasonText(state: unknown): string | null {
  if (hasSessionEnded(state)) return 'Your session has expired. Log in to pick up where you left off.';
  if (returnPath(state) !== null) return 'Log in to continue.';
  return isEmailVerified(state) ? 'Your email is verified. Log in to continue.' : null;
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink';

export default function LoginPage() {
  const isHydrated = useHydrated();
  const loadPage = use(PageLoader);
  useEffect(prepareIdentity, []);
  return (
    <FormPage heading="Welcome back">
      <div>
        <FormMessage role="status" className="mb-6">
          {isHydrated && reasonText(history.state)}
        </FormMessage>
        {/* Remounts after hydration, so that the fields start with what the browser remembers. */}
        <LoginForm
          key={String(isHydrated)}
          defaults={isHydrated && isEmailVerified(history.state) ? { email: readPendingEmail() } : {}}
          onLogin={(login) => logIn(login, loadPage)}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3">
        <Link href={paths.resetPassword} className={linkClass}>
          Forgot password?
        </Link>
        <Link href={paths.onboarding} className={linkClass}>
          Need an account?
        </Link>
      </div>
    </FormPage>
  );
}
