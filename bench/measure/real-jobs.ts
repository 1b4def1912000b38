import { createHash } from 'node:crypto';
import * as z from 'zod';
import { newJob } from '../../functions/ingestion/jobs/job-changes.ts';
import { parsePosting, postingKeyOf } from '../../functions/ingestion/jobs/parsed-posting.ts';
import type { Job } from '../../functions/table/job.ts';
import { newJobId } from '../../functions/table/job-id.ts';
import { type Recording, readRecordedRows } from '../../functions/test-data/recorded-rows.ts';

const Recorded = z.object({
  title: z.string(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  url: z.string(),
  description: z.string().default(''),
});

/**
 * Normalizes recorded postings as the product does, all seen at `at`, and drops rejected ones. Throws
 * `MissingDataError` if the folder lacks the recording.
 */
export function readRealJobs(
  folder: string | undefined,
  at: Date,
  recording: Recording = 'lifecycle',
): Job[] {
  return readRecordedRows(folder, recording, Recorded).flatMap((recorded) => {
    const company = recorded.company ?? 'Unknown';
    const posting = {
      ats: 'greenhouse',
      board: company.toLowerCase().replaceAll(/\W+/g, ''),
      id: createHash('sha256').update(recorded.url).digest('hex').slice(0, 10),
      title: recorded.title,
      company,
      url: recorded.url,
      html: recorded.description,
      locations: recorded.location ? [recorded.location] : [],
      departments: [],
      pay: [],
    };
    const parsed = parsePosting({ posting, hash: '' });
    return 'rejection' in parsed ? [] : [newJob(newJobId(at, postingKeyOf(posting)), [parsed], at)];
  });
}
