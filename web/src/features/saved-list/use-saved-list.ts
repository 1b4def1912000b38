import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Failure, toFailure } from '../../service/failure.ts';
import { queryClient } from '../../service/queries.tsx';
import { changeApplication } from '../applications/api/applications.ts';
import { applicationsKey } from '../applications/application-cache.ts';
import { noteApplied, savedJobsKey } from '../saved-jobs/account-saved.ts';
import { getSavedJob, listSavedJobs } from '../saved-jobs/api/saved-jobs.ts';
import { toast } from '../toasts/toast.ts';

/** Pages of the jobs saved in an account. */
export function useSavedList(email: string) {
  return useInfiniteQuery({
    queryKey: savedJobsKey(email),
    queryFn: ({ pageParam, signal }) => listSavedJobs(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}

/** The current state of a job that a visitor saved: null once it has been deleted, undefined while it loads. */
export function useSavedJobState(jobID: string) {
  const { data } = useQuery({
    queryKey: ['saved job', jobID],
    queryFn: async ({ signal }) => {
      try {
        return await getSavedJob(jobID, signal);
      } catch (error) {
        if (error instanceof Failure && error.code === 'NotFound') return null;
        throw error;
      }
    },
  });
  return data;
}

/** Moves a saved job to the person's applications. Toasts say what became of it. */
export async function markAsApplied(email: string, jobID: string, onShow: () => void): Promise<void> {
  try {
    await changeApplication(email, jobID, { state: 'applied' });
  } catch (error) {
    const description = toFailure(error).message;
    return toast({ title: "Couldn't mark this job as applied", description, variant: 'destructive' });
  }
  noteApplied(email, jobID);
  void queryClient.invalidateQueries({ queryKey: applicationsKey(email) });
  toast({ title: 'Moved to your applications', action: { label: 'Show', onAction: onShow } });
}
