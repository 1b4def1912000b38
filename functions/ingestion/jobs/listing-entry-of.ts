import { withoutEmpty } from '../../platform/without-empty.ts';
import { annualPay } from '../../postings/annual-pay.ts';
import { type Job, ListedFacts } from '../../table/job.ts';
import { asksOf, encodeAsks } from '../../table/job-asks.ts';
import type { ListingEntry } from '../../table/listing-entry.ts';

/** The entry of a job for the listing's log. `written` is ISO 8601. */
export function listingEntryOf(job: Job, written: string): ListingEntry {
  const { jobID: jobId, jobDetected: detected } = job;
  if (job.closedAt) return { written, jobId, detected, closed: true };
  return {
    written,
    jobId,
    detected,
    title: job.jobTitle,
    company: job.fullCompanyName,
    industry: job.industry,
    role: job.role,
    jobType: job.jobType,
    remote: job.isRemote,
    specializations: job.specializations,
    places: job.locations,
    facts: listedFacts(job),
    pay: annualPay(job.payRanges),
    asks: encodeAsks(asksOf(job)),
  };
}

/** The facts that a job states, so that a row has no bytes for what it doesn't. */
function listedFacts(job: Job): ListedFacts {
  const { levels, workplace, requirements, territory } = ListedFacts.parse(job);
  return {
    ...(levels && levels.length > 0 ? { levels } : {}),
    ...(workplace && workplace !== 'unknown' ? { workplace } : {}),
    ...(requirements && requirements.length > 0 ? { requirements } : {}),
    ...withoutEmpty({ territory }),
  };
}
