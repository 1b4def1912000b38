import { forgetPerson } from '../features/identity/remembered.ts';
import { forgetDrafts } from '../features/letters/use-draft.ts';
import { savePreferredJobType } from '../features/listing/preferred-job-type.ts';
import { setSession } from '../features/session/session.ts';
import { setCredentials } from '../service/credentials.ts';
import { queryClient } from '../service/queries.tsx';

/** Nobody is signed in any more: what was known of them is gone from the page. `hasEnded`: they did not ask for it. */
export function leaveSession({ hasEnded = false } = {}): void {
  setCredentials(null);
  forgetPerson();
  savePreferredJobType(window, null);
  // Whose session merely ended comes back to what they were writing: nobody else does, drafts lie under the e-mail.
  if (!hasEnded) forgetDrafts();
  setSession({ state: 'visitor', hasEnded });
  queryClient.clear();
}
