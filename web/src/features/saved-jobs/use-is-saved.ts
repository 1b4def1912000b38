import { useEffect } from 'react';
import { useStore } from '../../service/store.ts';
import { useSession } from '../session/session.ts';
import { savedInAccount, savedInBrowser } from './saved-jobs.ts';

/** Returns whether the visitor or the user has saved a job. Loads the user's saved jobs the first time. */
export function useIsSaved(jobID: string): boolean {
  const session = useSession();
  const inBrowser = useStore(savedInBrowser);
  const inAccount = useStore(savedInAccount);
  const email = session.state === 'user' ? session.user.email : undefined;
  useEffect(() => {
    if (email === undefined) return;
    const known = savedInAccount.read();
    if (known?.email === email && known.isLoaded) return;
    import('./account-saved.ts').then(
      ({ loadSaved }) => loadSaved(email),
      (error: unknown) => console.error(error),
    );
  }, [email]);
  if (email !== undefined) return inAccount?.email === email && inAccount.jobIDs.has(jobID);
  return inBrowser.some((job) => job.jobID === jobID);
}
