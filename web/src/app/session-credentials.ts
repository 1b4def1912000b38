import { currentSession } from '../features/identity/identity.ts';
import { readSession, type Session, setSession } from '../features/session/session.ts';
import type { Credentials } from '../service/credentials.ts';
import { isForUsers } from './access.ts';
import { leaveSession } from './leave-session.ts';
import { routeOf } from './routes.ts';

let asked: Promise<boolean> | undefined;

/** Has the person asked for the password; tells whether they have given it. */
function askToLogIn(session: Extract<Session, { state: 'user' }>): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    const onLoginAgain = (isBack: boolean) => {
      asked = undefined;
      if (isBack) setSession(session);
      else leaveSession({ hasEnded: true });
      resolve(isBack);
    };
    setSession({ ...session, onLoginAgain });
  });
  return asked;
}

/**
 * Whether the person is back after the user pool has ended the session. They are asked over a page of their own, which
 * waits with all that was typed into it; on any other page they go on as a visitor.
 */
async function isBack(): Promise<boolean> {
  const session = readSession();
  if (session.state !== 'user') return false;
  if (!isForUsers(routeOf(location.pathname).access)) {
    leaveSession();
    return false;
  }
  return askToLogIn(session);
}

async function tokenOf(renew: boolean): Promise<string | undefined> {
  try {
    const session = (await currentSession({ renew })) ?? ((await isBack()) ? await currentSession() : null);
    return session?.token;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The tokens of who is signed in: renewed silently, and by a new login where the user pool takes them no more. */
export const sessionCredentials: Credentials = {
  token: () => tokenOf(false),
  renew: () => tokenOf(true),
};
