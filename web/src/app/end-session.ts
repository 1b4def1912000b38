import { forgetPerson } from '../features/identity/remembered.ts';
import { forgetDrafts } from '../features/letters/use-draft.ts';
import { savePreferredJobType } from '../features/listing/preferred-job-type.ts';
import { setSession } from '../features/session/session.ts';
import { setCredentials } from '../service/credentials.ts';
import { queryClient } from '../service/queries.tsx';

/** Clears everything known about the user from the page. `hasEnded`: the session expired. */
export function endSession({ hasEnded = false } = {}): void {
  setCredentials(null);
  forgetPerson();
  savePreferredJobType(window, null);
  // After an expired session drafts are kept: they are stored per e-mail, so only the same user sees them again.
  if (!hasEnded) forgetDrafts();
  setSession({ state: 'visitor', hasEnded });
  queryClient.clear();
}
