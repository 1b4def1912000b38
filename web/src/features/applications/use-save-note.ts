import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import { changeApplication } from './api/applications.ts';
import { showApplication } from './keys.ts';

/** A note that is to be saved. */
export interface NoteSaving {
  readonly note: string;
  /** Whoever typed it is leaving the page, and will not see its field any more. */
  readonly isLeaving?: boolean;
}

/** Saves the note of an application. */
export function useSaveNote(email: string, jobID: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'applications' },
    mutationFn: ({ note }: NoteSaving) => changeApplication(email, jobID, { note }),
    onSuccess: (application) => showApplication(queries, email, jobID, application),
    onError: (error, { isLeaving }) => {
      if (!isLeaving) return;
      const description = toFailure(error).message;
      toast({ title: "Couldn't save your note", description, variant: 'destructive' });
    },
  });
}
