import { currentSession } from '../features/identity/identity.ts';
import type { Credentials } from '../service/credentials.ts';
import { leaveSession } from './leave-session.ts';
import { routeOf } from './routes.ts';
import { readSession, setSession } from './session.ts';

let asked: { readonly isBack: Promise<boolean>; readonly answer: (isBack: boolean) => void } | undefined;

/** Says whether the person who was asked to log in again has done so. */
export function answerLoginAgain(isBack: boolean): void {
  const session = readSession();
  if (isBack && session.state === 'user') setSession({ ...session, isOver: false });
  if (!isBack) leaveSession({ hasEnded: true });
  asked?.answer(isBack);
  asked = undefined;
}

function askToLogIn(): Promise<boolean> {
  if (asked === undefined) {
    let answer: (isBack: boolean) => void = () => undefined;
    const isBack = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    asked = { isBack, answer };
  }
  return asked.isBack;
}

/**
 * Whether the person is back after the user pool has ended the session. They are asked over a page of their own, which
 * waits with all that was typed into it; on any other page they go on as a visitor.
 */
async function isBack(): Promise<boolean> {
  const session = readSession();
  if (session.state !== 'user') return false;
  if (routeOf(location.pathname).access !== 'signed in') {
    leaveSession();
    return false;
  }
  setSession({ ...session, isOver: true });
  return askToLogIn();
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
