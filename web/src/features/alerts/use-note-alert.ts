import type { AlertNote } from '@daybreak/contract/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { toast } from '../toasts/toast.ts';
import { type AlertHistory, applyNote, replaceAlert, replaceOnPage } from './alert-history.ts';
import { type Alert, type AlertPage, noteAlert } from './api/alerts.ts';
import { alertsKey, newestKey } from './use-alerts.ts';

interface NoteChange {
  readonly alert: Alert;
  readonly note: AlertNote;
}

/** Saves a note on an alert optimistically; a failure reverts it and shows a toast. */
export function useNoteAlert(email: string): (alert: Alert, note: AlertNote) => void {
  const queries = useQueryClient();
  const queryKey = alertsKey(email);
  const show = (alert: Alert) => {
    // Someone who comes back at once meets the polled page again.
    queries.setQueryData<AlertPage>(newestKey(email), (page) => page && replaceOnPage(page, alert));
    return queries.setQueryData<AlertHistory>(queryKey, (before) => before && replaceAlert(before, alert));
  };
  const { mutate } = useMutation({
    scope: { id: 'alerts' },
    mutationFn: ({ alert, note }: NoteChange) => noteAlert(email, alert.jobID, note),
    onMutate: async ({ alert, note }) => {
      // A response already in flight would overwrite the note.
      await queries.cancelQueries({ queryKey: newestKey(email) });
      show(applyNote(alert, note, new Date().toISOString()));
    },
    async onSuccess(alert) {
      if (show(alert)) return;
      // The page was opened again and is still loading, perhaps from before the note.
      await queries.cancelQueries({ queryKey, exact: true });
      await queries.refetchQueries({ queryKey, exact: true });
    },
    onError: (error, { alert, note }) => {
      show(alert);
      // Opening a job navigates away, so a toast would be out of place.
      if (note === 'opened') return console.error(error);
      toast({
        title: "Couldn't save your change",
        description: toFailure(error).message,
        variant: 'destructive',
      });
    },
  });
  return (alert, note) => mutate({ alert, note });
}
