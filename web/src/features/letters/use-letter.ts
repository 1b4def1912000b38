import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey } from '../account/account-query.ts';
import { editLetter, getLetter, type Letter, writeLetter } from './api/letters.ts';

const POLL_INTERVAL_MS = 1000;

export const letterKey = (email: string, jobID: string): QueryKey => ['letters', email, jobID];

/** Polls while the letter is being written. */
export function useLetter(email: string, jobID: string) {
  return useQuery({
    queryKey: letterKey(email, jobID),
    queryFn: ({ signal }) => getLetter(email, jobID, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'writing' && POLL_INTERVAL_MS,
  });
}

export interface WriteLetter {
  /** Does nothing while a request is in flight. */
  readonly write: (resumeId: string) => void;
  readonly isRequesting: boolean;
  readonly failure: string;
}

/** `isWriting` is true if another tab or an earlier request started one. */
export function useWriteLetter(email: string, jobID: string, isWriting: boolean): WriteLetter {
  const queries = useQueryClient();
  const queryKey = letterKey(email, jobID);
  const { mutate, isPending, error, reset } = useMutation({
    // Fails when offline instead of waiting.
    networkMode: 'always',
    mutationFn: (resumeId: string) => writeLetter({ email, jobID, resumeId }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (letter) => queries.setQueryData<Letter | null>(queryKey, letter),
    onError: (failed) => {
      console.error(failed);
      // It may have started anyway, in another tab or with its response lost.
      void queries.invalidateQueries({ queryKey });
      if (toFailure(failed).code === 'NeedsPlan') void queries.invalidateQueries({ queryKey: accountKey });
    },
  });
  useEffect(() => {
    if (isWriting) reset();
  }, [isWriting, reset]);
  return {
    write: (resumeId) => isPending || mutate(resumeId),
    isRequesting: isPending,
    failure: error ? toFailure(error).message : '',
  };
}

export interface EditLetter {
  /** Saves in order; an empty text restores the original. */
  readonly save: (text: string, onSaved?: () => void) => void;
  readonly isSaving: boolean;
  readonly failure: string;
}

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
