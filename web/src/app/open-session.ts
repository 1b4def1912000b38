import { rememberedKey, rememberedSpan } from '../features/identity/remembered.ts';
import { setSession } from '../features/session/session.ts';
import { setCredentials } from '../service/credentials.ts';
import { Failure } from '../service/failure.ts';

const loadUserSession = () => import('./user-session.ts');

/** Loads the session code only if this browser remembers a user. */
function resume(): void {
  setSession({ state: 'loading' });
  // Calls that start while the code loads already wait for the credentials.
  setCredentials(
    import('./session-credentials.ts').then(
      ({ sessionCredentials }) => sessionCredentials,
      () => null,
    ),
  );
  loadUserSession().then(
    ({ resumeSession }) => resumeSession(),
    () => {
      const { message } = new Failure('Unreachable');
      setSession({ state: 'loading', failure: { message, onTryAgain: resume } });
    },
  );
}

/** Sets the session on start and whenever another tab signs in or out. */
export function openSession(): void {
  addEventListener('storage', ({ key }) => {
    // A null key means that storage was cleared.
    if (key === rememberedKey || key === null)
      void loadUserSession().then(({ syncSession }) => syncSession());
  });
  if (rememberedSpan() !== null) resume();
}
