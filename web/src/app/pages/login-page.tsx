import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { FormMessage } from '../../components/form/form-message.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { paths } from '../../config/paths.ts';
import { prepareIdentity, signIn } from '../../features/identity/identity.ts';
import { LoginForm, type LoginValues } from '../../features/login/login-form.tsx';
import { readPendingEmail } from '../../features/verify/pending-email.ts';
import { cameFrom, hasEnded, isVerified } from '../came-from.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { type LoadPage, PageLoader } from '../page-loader.ts';

async function logIn({ email, password, remember }: LoginValues, loadPage: LoadPage): Promise<void> {
  const landing = cameFrom(history.state) ?? paths.settings;
  await signIn(email, password, { remember });
  await completeSignIn(landing, loadPage);
}

/** What led here, where something did. */
function why(state: unknown): string | null {
  if (hasEnded(state)) return 'Your session has ended. Log in to go on where you were.';
  if (cameFrom(state) !== null) return 'Log in to go on to what you opened.';
  return isVerified(state) ? 'Your email is verified. Log in to go on.' : null;
}

const quiet =
  'inline-flex min-h-11 items-center underline decoration-line underline-offset-4 transition-colors duration-150 hover:decoration-ink';

/** /login. */
export function LoginPage() {
  const isHydrated = useHydrated();
  const loadPage = use(PageLoader);
  useEffect(prepareIdentity, []);
  return (
    <FormPage heading="Welcome back">
      <div>
        <FormMessage role="status" className="mb-6">
          {isHydrated && why(history.state)}
        </FormMessage>
        {/* Anew once the browser is known: what it knows stands in the fields. */}
        <LoginForm
          key={String(isHydrated)}
          given={isHydrated && isVerified(history.state) ? { email: readPendingEmail() } : {}}
          onLogin={(login) => logIn(login, loadPage)}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3">
        <Link href={paths.resetPassword} className={quiet}>
          Forgot password?
        </Link>
        <Link href={paths.onboarding} className={quiet}>
          Need an account?
        </Link>
      </div>
    </FormPage>
  );
}
