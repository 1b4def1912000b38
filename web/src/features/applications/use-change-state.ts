import type { ApplicationState } from '@daybreak/contract/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import { type Application, changeApplication } from './api/applications.ts';
import { showApplication } from './keys.ts';

const stateKey = ['application state'] as const;

interface StateChange {
  readonly application: Application;
  readonly state: ApplicationState;
}

/** Changes how an application stands: shown at once, and taken back, with a sentence, where it cannot be kept. */
export function useChangeState(email: string): (application: Application, state: ApplicationState) => void {
  const queries = useQueryClient();
  const show = (application: Application) => showApplication(queries, email, application.jobID, application);
  const { mutate } = useMutation({
    mutationKey: stateKey,
    scope: { id: 'applications' },
    mutationFn: ({ application, state }: StateChange) =>
      changeApplication(email, application.jobID, { state }),
    onMutate: ({ application, state }) => show({ ...application, state }),
    // While another choice waits for its turn, that one is shown.
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
