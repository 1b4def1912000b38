import { listingEntryOf } from '../../ingestion/jobs/listing-entry-of.ts';
import type { Job } from '../../table/job.ts';
import type { JobFilters } from '../filters.ts';
import { ListingIndex } from '../index/listing-index.ts';
import { compileFilters } from '../index/selection.ts';
import { toColumns } from '../log/entry-columns.ts';

/** Returns the open jobs that pass the filters, by the board's own rules: they are put into an index of their own. */
export function selectJobs(jobs: readonly Job[], filters: JobFilters): Job[] {
  const index = new ListingIndex();
  index.apply(toColumns(jobs.map((job) => listingEntryOf(job, job.jobDetected))));
  const listing = index.listing();
  const failedFilters = compileFilters(listing, filters, Number.POSITIVE_INFINITY);
  const passing = new Set(
    listing.days.flatMap((day) => {
      const failed = failedFilters(day);
      const numbers = Array.from({ length: day.size }, (_, number) => number);
      return numbers.filter((number) => failed[number] === 0).map((number) => day.idAt(number));
    }),
  );
  return jobs.filter(({ jobID }) => passing.has(jobID));
}
