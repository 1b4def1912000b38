import { Fault } from '../house/fault.ts';
import { type Block, blocksOf } from '../jobs/description.ts';
import { placeKey } from '../jobs/places/place.ts';
import { batchGet } from '../table/batch-get.ts';
import { Job } from '../table/job.ts';
import { jobKey, originalKey } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { Place } from '../table/user.ts';
import { Original } from '../vacancies/original.ts';

/** Where to apply for the job in one of its places. */
export interface ApplyUrl {
  readonly place: Place;
  /** The employer's own page. */
  readonly url: string;
}

/** The contract's JobDetail: a job with all that is known of it. */
export interface JobDetail extends Job {
  /** The employer's description as plain blocks; empty when it is no longer kept. */
  readonly description: readonly Block[];
  /** The places of its postings beyond those of the first. */
  readonly alsoIn: readonly Place[];
  readonly applyUrls: readonly ApplyUrl[];
}

const NOWHERE: Place = { city: '', state: '', country: '' };

/** Job ids are shorter; DynamoDB takes no key above 2,048 bytes. */
const LONGEST_ID = 500;

/**
 * One job with its description, open or closed; one round trip. NotFound where there is none or it is no longer kept;
 * `now` in epoch milliseconds.
 */
export async function jobDetail(table: Table, jobId: string, now: number): Promise<JobDetail> {
  const known = jobId !== '' && jobId.length <= LONGEST_ID;
  const rows = known ? await batchGet(table, [jobKey(jobId), originalKey(jobId)], { consistent: false }) : [];
  const row = rows.find(({ pk }) => pk === jobKey(jobId).pk);
  const job = row && Job.parse(row);
  if (!job || job.expiresAt * 1000 <= now)
    throw new Fault(
      'NotFound',
      'There is no such job here. It may have closed long ago: look for it on the board.',
    );
  const original = Original.safeParse(rows.find(({ pk }) => pk === originalKey(jobId).pk));
  return { ...job, description: original.success ? blocksOf(original.data.posting.html) : [], ...ways(job) };
}

/** Each place once, with the page of the first posting that names it; a posting without a place stands for anywhere. */
function ways({ postings }: Job): Pick<JobDetail, 'alsoIn' | 'applyUrls'> {
  const byPlace = new Map<string, ApplyUrl>();
  for (const { places, url } of postings)
    for (const place of places.length > 0 ? places : [NOWHERE])
      if (!byPlace.has(placeKey(place))) byPlace.set(placeKey(place), { place, url });
  const own = new Set((postings[0]?.places ?? []).map(placeKey));
  const applyUrls = [...byPlace.values()];
  own.add(placeKey(NOWHERE));
  const alsoIn = applyUrls.map(({ place }) => place).filter((place) => !own.has(placeKey(place)));
  return { applyUrls, alsoIn };
}
