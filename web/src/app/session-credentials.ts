import { currentSession } from '../features/identity/identity.ts';
import { readSession, type Session, setSession } from '../features/session/session.ts';
import type { Credentials } from '../service/credentials.ts';
import { endSession } from './end-session.ts';
import { routeOf } from './route-of.ts';

let pendingLogin: Promise<boolean> | undefined;

/** Asks the user to log in again; resolves with whether they did. Concurrent calls share one request. */
function askToLogIn(session: Extract<Session, { state: 'user' }>): Promise<boolean> {
  pendingLogin ??= new Promise((resolve) => {
    const onLoginAgain = (hasLoggedInAgain: boolean) => {
      pendingLogin = undefined;
      if (hasLoggedInAgain) setSession(session);
      else endSession({ hasEnded: true });
      resolve(hasLoggedInAgain);
    };
    setSession({ ...session, onLoginAgain });
  });
  return pendingLogin;
}

/**
 * After the session has expired, asks for the password over account pages, which keep what was typed. On
 * public pages the user continues as a visitor.
 */
async function isBack(): Promise<boolean> {
  const session = readSession();
  if (session.state !== 'user') return false;
  const { access } = routeOf(location.pathname);
  if (access === 'all' || access === 'visitors') {
    endSession();
    return false;
  }
  return askToLogIn(session);
}

async function getToken(renew: boolean): Promise<string | undefined> {
  try {
    const session = (await currentSession({ renew })) ?? ((await isBack()) ? await currentSession() : null);
    return session?.token;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Tokens are renewed silently, or by logging in again when the session has expired. */
export const sessionCredentials: Credentials = {
  token: () => getToken(false),
  renew: () => getToken(true),
};
