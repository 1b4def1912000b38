import { useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../account/account-query.ts';
import { useChangeAccount } from '../account/use-change-account.ts';
import { withResumeLock } from './resume-lock.ts';

/** Refetches the list first, so that resumes added in other tabs are kept. Rejects with a `Failure`. */
export function useDeleteResume(): (id: string) => Promise<void> {
  const client = useQueryClient();
  const { change } = useChangeAccount();
  return (id) =>
    withResumeLock(async () => {
      const { resumes } = await client.fetchQuery({ ...accountQuery, staleTime: 0 });
      const kept = resumes.filter((resume) => resume.id !== id).map((resume) => ({ id: resume.id }));
      await change({ resumes: kept });
    });
}
