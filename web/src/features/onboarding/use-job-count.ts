import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../components/use-debounced.ts';
import type { VisitorClock } from '../listing/day.ts';
import { countJobs, type JobCount } from './api/count-jobs.ts';

/** What is known of a title's jobs. */
export interface JobCountState {
  readonly count: JobCount | undefined;
  /** The count is that of the text before, or on its way. */
  readonly isCounting: boolean;
  readonly hasFailed: boolean;
}

const none: JobCountState = { count: undefined, isCounting: false, hasFailed: false };

/** Counts a title's jobs once the typing rests; the count of the text before stands until then. */
export function useJobCount(typed: string, clock: VisitorClock): JobCountState {
  const text = typed.trim().toLowerCase();
  const title = useDebounced(text);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ['job count', title, clock.date, clock.timeZone],
    queryFn: ({ signal }) => countJobs(title, clock, signal),
    enabled: title !== '',
    placeholderData: keepPreviousData,
  });
  if (text === '') return none;
  const isSettled = title === text && !isPlaceholderData;
  return {
    count: title === '' ? undefined : data,
    isCounting: !isSettled || (data === undefined && !isError),
    hasFailed: isSettled && isError,
  };
}
