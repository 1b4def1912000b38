import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toFailure } from '../../service/failure.ts';
import { accountKey } from '../account/account-query.ts';
import { type Analysis, analyzeResume, getAnalysis } from './api/analysis.ts';

/** How often an analysis that is being written is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 1000;

const analysisKey = (email: string, resumeId: string): QueryKey => ['analyses', email, resumeId];

/** The analysis of one of a person's resumes; while it is written, it is looked at again and again. */
export function useAnalysis(email: string, resumeId: string) {
  return useQuery({
    queryKey: analysisKey(email, resumeId),
    queryFn: ({ signal }) => getAnalysis(email, resumeId, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'writing' && POLL_INTERVAL_MS,
  });
}

/** The way to have a resume analyzed. */
export interface Analyze {
  /** Begins; while it is being asked for, it is not asked for again. */
  readonly analyze: () => void;
  readonly isStarting: boolean;
  /** Why it was not begun; empty while there is nothing to say. */
  readonly failure: string;
}

/** Has a resume analyzed. `isWriting`: it is, whoever has begun it. */
export function useAnalyze(email: string, resumeId: string, isWriting: boolean): Analyze {
  const queries = useQueryClient();
  const queryKey = analysisKey(email, resumeId);
  const { mutate, isPending, error, reset } = useMutation({
    // Without a network it says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: () => analyzeResume({ email, resumeId }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (analysis) => queries.setQueryData<Analysis | null>(queryKey, analysis),
    onError: (failed) => {
      console.error(failed);
      // It may have begun all the same, in another tab or without its answer; and what was refused may rest on an old record.
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
