import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '../../service/failure.ts';
import { editLetter, type Letter } from './api/letters.ts';
import { letterKey } from './use-letter.ts';

/** The way to keep a person's own words for a letter. */
export interface EditLetter {
  /** Saves a text, one after the other, and then calls `onSaved`; an empty text puts back what was written. */
  readonly save: (text: string, onSaved?: () => void) => void;
  readonly isSaving: boolean;
  /** Why the last text was not saved; empty while there is nothing to say. */
  readonly failure: string;
}

/** Keeps a person's own words for the letter of a job. */
export function useEditLetter(email: string, jobID: string): EditLetter {
  const queries = useQueryClient();
  const queryKey = letterKey(email, jobID);
  const { mutate, isPending, error } = useMutation({
    scope: { id: `letter ${jobID}` },
    networkMode: 'always',
    mutationFn: (text: string) => editLetter({ email, jobID, text }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (letter) => queries.setQueryData<Letter | null>(queryKey, letter),
    onError: (failed) => {
      console.error(failed);
      void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    save: (text, onSaved) => mutate(text, onSaved ? { onSuccess: onSaved } : {}),
    isSaving: isPending,
    failure: error ? toFailure(error).message : '',
  };
}
