import { rememberedKey, rememberedSpan } from '../features/identity/remembered.ts';
import { setSession } from '../features/session/session.ts';
import { setCredentials } from '../service/credentials.ts';
import { Failure } from '../service/failure.ts';

const signedIn = () => import('./signed-in.ts');

/** Finds out who is here. All that it takes is fetched only where this browser remembers somebody. */
function resume(): void {
  setSession({ state: 'loading' });
  // A call that begins meanwhile is already theirs.
  setCredentials(
    import('./session-credentials.ts').then(
      ({ sessionCredentials }) => sessionCredentials,
      () => null,
    ),
  );
  signedIn().then(
    ({ resume }) => resume(),
    () => {
      const { message } = new Failure('Unreachable');
      setSession({ state: 'loading', failure: { message, onTryAgain: resume } });
    },
  );
}

/** Says who is here, from the start and whenever another tab has signed in or out for good. */
export function openSession(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key, all was forgotten.
    if (key === rememberedKey || key === null) void signedIn().then(({ follow }) => follow());
  });
  if (rememberedSpan() !== null) resume();
}
