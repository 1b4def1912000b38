import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../components/use-debounced.ts';
import type { VisitorClock } from '../listing/day.ts';
import { countJobs, type JobCount } from './api/count-jobs.ts';

export interface JobCountState {
  readonly count: JobCount | undefined;
  /** The count is loading; `count` may still be for the previous text. */
  readonly isCounting: boolean;
  readonly hasFailed: boolean;
}

const noCount: JobCountState = { count: undefined, isCounting: false, hasFailed: false };

/** Debounced; keeps the previous count until the next one arrives. */
export function useJobCount(typed: string, clock: VisitorClock): JobCountState {
  const text = typed.trim().toLowerCase();
  const title = useDebounced(text);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['job count', title, clock.date, clock.timeZone],
    queryFn: ({ signal }) => countJobs(title, clock, signal),
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });
  if (text === '') return noCount;
  const isSettled = title === text && !isPlaceholderData;
  return {
    count: title === '' ? undefined : data,
    isCounting: !isSettled || (data === undefined && !isError),
    hasFailed: isSettled && isError,
  };
}
