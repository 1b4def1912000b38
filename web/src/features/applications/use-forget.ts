import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetApplication } from './api/applications.ts';
import { applicationsKey, showApplication } from './keys.ts';

/** Forgets applications, one at a time; it is gone from the page once it is gone for good. */
export function useForget(email: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'applications' },
    mutationFn: (jobID: string) => forgetApplication(email, jobID),
    onSuccess: (_answer, jobID) => {
      showApplication(queries, email, jobID, null);
      void queries.invalidateQueries({ queryKey: applicationsKey(email) });
    },
  });
}
