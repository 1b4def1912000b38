import type { ListingLog } from '../listing/listing-log.ts';
import type { Job } from '../table/job.ts';
import { ListingEntry } from '../table/listing.ts';
import { shardOf, shardsOf } from '../table/shards.ts';
import { listingEntry } from '../vacancies/rows.ts';

const DAY = 86_400_000;

/** A listing's log of three full days up to an instant, and how to add to it. */
export interface ListingDays {
  readonly log: Pick<ListingLog, 'follow'>;
  /** Writes that many further jobs, seen at an instant. */
  add(count: number, at: Date): void;
}

/** Lays real jobs out over three days, `perDay` a day, as texts, which a reader has to parse as it does the table's. */
export function listingDays(jobs: readonly Job[], perDay: number, end: Date): ListingDays {
  const shards = new Map<string, { sk: string; text: string }[]>();
  const shardAt = (day: string, shard: string) => {
    const known = shards.get(`${day}#${shard}`);
    if (known) return known;
    const fresh: { sk: string; text: string }[] = [];
    shards.set(`${day}#${shard}`, fresh);
    return fresh;
  };
  let written = 0;
  const write = (at: Date) => {
    const job = jobs[written % jobs.length];
    if (!job) throw new Error('There are no jobs to lay out.');
    const jobID = `${job.jobID}-${written}`;
    const entry = listingEntry({ ...job, jobID, jobDetected: at.toISOString() }, at);
    const shard = shardAt(at.toISOString().slice(0, 10), shardOf('listing', jobID));
    shard.push({ sk: entry.sk, text: JSON.stringify(entry) });
    written += 1;
  };
  for (let n = 3 * perDay; n > 0; n -= 1) write(new Date(end.getTime() - (n * DAY) / perDay));
  return {
    log: {
      follow: async (day, after, tell) => {
        for (const shard of shardsOf('listing')) {
          const entries = shardAt(day, shard);
          const start = entries.findLastIndex(({ sk }) => sk <= after) + 1;
          for (let at = start; at < entries.length; at += 1)
            tell(ListingEntry.parse(JSON.parse(entries[at]?.text ?? '')));
        }
      },
    },
    add: (count, at) => {
      for (let n = 0; n < count; n += 1) write(at);
    },
  };
}
