import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey } from '../account/account-query.ts';
import { type Analysis, analyzeResume, getAnalysis } from './api/analysis.ts';

const POLL_INTERVAL_MS = 1000;

const analysisKey = (email: string, resumeId: string): QueryKey => ['analyses', email, resumeId];

/** Polls the analysis while it is being written. */
export function useAnalysis(email: string, resumeId: string) {
  return useQuery({
    queryKey: analysisKey(email, resumeId),
    queryFn: ({ signal }) => getAnalysis(email, resumeId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'writing' && POLL_INTERVAL_MS,
  });
}

export interface Analyze {
  /** Starts an analysis unless one is being started. */
  readonly analyze: () => void;
  readonly isStarting: boolean;
  /** Why it did not start; empty otherwise. */
  readonly failure: string;
}

/** `isWriting` clears an earlier failure: the analysis runs, even if another tab started it. */
export function useAnalyze(email: string, resumeId: string, isWriting: boolean): Analyze {
  const queries = useQueryClient();
  const queryKey = analysisKey(email, resumeId);
  const { mutate, isPending, error, reset } = useMutation({
    // Fails offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: () => analyzeResume({ email, resumeId }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (analysis) => queries.setQueryData<Analysis | null>(queryKey, analysis),
    onError: (failed) => {
      console.error(failed);
      // It may be running anyway, from another tab or after a lost response.
      void queries.invalidateQueries({ queryKey });
      if (['NeedsPlan', 'NotFound'].includes(toFailure(failed).code))
        void queries.invalidateQueries({ queryKey: accountKey });
    },
  });
  useEffect(() => {
    if (isWriting) reset();
  }, [isWriting, reset]);
  return {
    analyze: () => isPending || mutate(),
    isStarting: isPending,
    failure: error ? toFailure(error).message : '',
  };
}
