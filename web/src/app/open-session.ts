import { rememberedKey, rememberedSpan } from '../features/identity/remembered.ts';
import { callWith } from '../service/credentials.ts';
import { Failure } from '../service/failure.ts';
import { readSession, setSession } from './session.ts';

const signedIn = () => import('./signed-in.ts');
const credentials = async () => (await import('./session-credentials.ts')).sessionCredentials;

/** Finds out who is here. All that it takes is fetched only where this browser remembers somebody. */
function resume(): void {
  setSession({ state: 'loading' });
  // A call that begins meanwhile is already theirs.
  callWith({
    token: async () => (await credentials()).token(),
    renew: async () => (await credentials()).renew(),
  });
  signedIn().then(
    ({ resume }) => resume(),
    () => {
      const { message } = new Failure('Unreachable');
      setSession({ state: 'loading', failure: { message, onTryAgain: resume } });
    },
  );
}

/** Another tab has signed in or out for good. */
function follow({ key }: StorageEvent): void {
  if (key !== rememberedKey && key !== null) return;
  if (rememberedSpan() !== null) {
    if (readSession().state === 'visitor') resume();
    else void signedIn().then(({ follow }) => follow());
    return;
  }
  const session = readSession();
  if (session.state === 'user' && session.onLoginAgain) session.onLoginAgain(false);
  else if (session.state !== 'visitor')
    void import('./leave-session.ts').then(({ leaveSession }) => leaveSession());
}

/** Says who is here, from the start and whenever another tab says otherwise. */
export function openSession(): void {
  addEventListener('storage', follow);
  if (rememberedSpan() !== null) resume();
}
