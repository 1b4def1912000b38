import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { noteApplied } from '../saved-jobs/account-saved.ts';
import { toast } from '../toasts/toast.ts';
import { applyToJob } from './api/applications.ts';
import { applicationsKey, cacheApplication, packetKey } from './application-cache.ts';

const applyKey = ['apply'] as const;

/** Marks a job as applied in every cached query; a failure shows a toast. */
export function useApply(email: string): (jobID: string) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: applyKey,
    scope: { id: 'applications' },
    mutationFn: (jobID: string) => applyToJob(email, jobID),
    onSuccess: async (application, jobID) => {
      cacheApplication(queries, email, jobID, application);
      noteApplied(email, jobID);
      void queries.invalidateQueries({ queryKey: applicationsKey(email) });
      // A packet in flight predates this change. It must be canceled first, or a first load would not be refetched.
      const queryKey = packetKey(email, jobID);
      if (queries.isFetching({ queryKey }) === 0) return;
      await queries.cancelQueries({ queryKey });
      await queries.invalidateQueries({ queryKey });
    },
    onError: (error) =>
      toast({
        title: "Couldn't mark this job as applied",
        description: toFailure(error).message,
        variant: 'destructive',
      }),
  });
  return mutate;
}

export function useIsApplying(jobID: string): boolean {
  const jobs = useMutationState({
    filters: { mutationKey: applyKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return jobs.includes(jobID);
}
