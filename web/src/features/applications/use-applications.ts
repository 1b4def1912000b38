import type { ApplicationState } from '@daybreak/contract/types.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import {
  type Application,
  changeApplication,
  forgetApplication,
  listApplications,
} from './api/applications.ts';
import { applicationsKey, cacheApplication } from './application-cache.ts';

export function useApplications(email: string) {
  return useInfiniteQuery({
    queryKey: applicationsKey(email),
    queryFn: ({ pageParam, signal }) => listApplications(email, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextToken }) => nextToken,
  });
}

const stateKey = ['application state'] as const;

interface StateChange {
  readonly application: Application;
  readonly state: ApplicationState;
}

/** Updates optimistically; a failure reverts the change and shows a toast. */
export function useChangeState(email: string): (application: Application, state: ApplicationState) => void {
  const queries = useQueryClient();
  const show = (application: Application) => cacheApplication(queries, email, application.jobID, application);
  const { mutate } = useMutation({
    mutationKey: stateKey,
    scope: { id: 'applications' },
    mutationFn: ({ application, state }: StateChange) =>
      changeApplication(email, application.jobID, { state }),
    onMutate: ({ application, state }) => show({ ...application, state }),
    // A later pending choice stays visible.
    onSuccess: (application) => queries.isMutating({ mutationKey: stateKey }) === 1 && show(application),
    onError: (error, { application }) => {
      show(application);
      toast({
        title: "Couldn't save your change",
        description: toFailure(error).message,
        variant: 'destructive',
      });
    },
  });
  return (application, state) => mutate({ application, state });
}

export interface NoteSaving {
  readonly note: string;
  /** The field is unmounted, so a toast must report a failure. */
  readonly isLeaving?: boolean;
}

export function useSaveNote(email: string, jobID: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'applications' },
    mutationFn: ({ note }: NoteSaving) => changeApplication(email, jobID, { note }),
    onSuccess: (application) => cacheApplication(queries, email, jobID, application),
    onError: (error, { isLeaving }) => {
      if (!isLeaving) return;
      const description = toFailure(error).message;
      toast({ title: "Couldn't save your note", description, variant: 'destructive' });
    },
  });
}

export function useForgetApplication(email: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'applications' },
    mutationFn: (jobID: string) => forgetApplication(email, jobID),
    onSuccess: (_answer, jobID) => {
      cacheApplication(queries, email, jobID, null);
      void queries.invalidateQueries({ queryKey: applicationsKey(email) });
    },
  });
}
