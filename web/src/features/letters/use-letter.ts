import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey } from '../account/account-query.ts';
import { editLetter, getLetter, type Letter, writeLetter } from './api/letters.ts';

/** How often a letter that is being written is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

/** The key of the letter that a person has for a job. */
export const letterKey = (email: string, jobID: string): QueryKey => ['letters', email, jobID];

/** The letter that a person has for a job; while it is written, it is looked at again and again. */
export function useLetter(email: string, jobID: string) {
  return useQuery({
    queryKey: letterKey(email, jobID),
    queryFn: ({ signal }) => getLetter(email, jobID, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'writing' && POLL_INTERVAL_MS,
  });
}

/** The way to have a letter written. */
export interface WriteLetter {
  /** Begins, from the resume with this id; while it is being asked for, it is not asked for again. */
  readonly write: (resumeId: string) => void;
  readonly isAsking: boolean;
  /** Why it was not begun; empty while there is nothing to say. */
  readonly failure: string;
}

/** Has a letter written for a job. `isWriting`: one is, whoever has begun it. */
export function useWriteLetter(email: string, jobID: string, isWriting: boolean): WriteLetter {
  const queries = useQueryClient();
  const queryKey = letterKey(email, jobID);
  const { mutate, isPending, error, reset } = useMutation({
    // Without a network it says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (resumeId: string) => writeLetter({ email, jobID, resumeId }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (letter) => queries.setQueryData<Letter | null>(queryKey, letter),
    onError: (failed) => {
      console.error(failed);
      // It may have begun all the same, in another tab or without its answer; and what was refused may rest on an old record.
      void queries.invalidateQueries({ queryKey });
      if (toFailure(failed).code === 'NeedsPlan') void queries.invalidateQueries({ queryKey: accountKey });
    },
  });
  useEffect(() => {
    if (isWriting) reset();
  }, [isWriting, reset]);
  return {
    write: (resumeId) => isPending || mutate(resumeId),
    isAsking: isPending,
    failure: error ? toFailure(error).message : '',
  };
}

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
