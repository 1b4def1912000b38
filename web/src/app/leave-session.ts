import { forgetPerson } from '../features/identity/remembered.ts';
import { keepPreferredJobType } from '../features/listing/preferred-job-type.ts';
import { callWith } from '../service/credentials.ts';
import { queryClient } from './queries.tsx';
import { setSession } from './session.ts';

/** Nobody is signed in any more: what was known of them is gone from the page. `hasEnded`: they did not ask for it. */
export function leaveSession({ hasEnded = false } = {}): void {
  callWith(null);
  forgetPerson();
  keepPreferredJobType(window, null);
  setSession({ state: 'visitor', hasEnded });
  queryClient.clear();
}
