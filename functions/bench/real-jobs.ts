import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import type { Job } from '../table/job.ts';
import { newJob } from '../vacancies/job-of.ts';
import { jobIdOf, offerOf } from '../vacancies/offer.ts';

const Recorded = z.array(
  z.object({
    title: z.string(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    url: z.string(),
    description: z.string().default(''),
  }),
);

/** Where recorded postings lie: 'lifecycle' has 21,599 without descriptions, 'with_descriptions' 2,189 with them. */
export type Recording = 'lifecycle' | 'with_descriptions';

/** Jobs made of recorded postings as the product makes them, all seen at `at`; undefined, said aloud, where there are none. */
export function realJobs(
  at: Date,
  recording: Recording = 'lifecycle',
  folder = '../shared/data',
): Job[] | undefined {
  const file = join(folder, 'jobs', `${recording}.json.gz`);
  if (!existsSync(file)) {
    console.info(`  No ${file}: what needs real postings is skipped.`);
    return undefined;
  }
  return Recorded.parse(JSON.parse(gunzipSync(readFileSync(file)).toString())).flatMap((recorded) => {
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
    const offer = offerOf({ posting, hash: '' });
    return 'left' in offer ? [] : [newJob(jobIdOf(posting), [offer], at)];
  });
}
