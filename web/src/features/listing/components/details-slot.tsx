import { lazyComponent, useLazyComponent } from '../../../components/lazy-component.ts';
import type { JobDetailsProps } from './job-details.tsx';
import { LoadFailure } from './load-failure.tsx';

const details = lazyComponent(() => import('./job-details.tsx').then(({ JobDetails }) => JobDetails));

/** Preloads the details. */
export const fetchDetails = details.load;

/** Shows an open card's details, whose code loads after the first board. */
export function DetailsSlot(props: JobDetailsProps) {
  const { Component: JobDetails, hasFailed } = useLazyComponent(details, true);
  if (JobDetails) return <JobDetails {...props} />;
  return hasFailed && <LoadFailure what="the details" />;
}
