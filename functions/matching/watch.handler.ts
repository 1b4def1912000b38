import { setTimeout as wait } from 'node:timers/promises';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { liveListing } from '../board/live-listing.ts';
import { listingLog, packedLog } from '../board/log/listing-log.ts';
import { packedHourStore } from '../board/log/packed-hour-store.ts';
import { catchUp, jobFinder } from '../delivery/catch-up/catch-up.ts';
import { catchUpStore } from '../delivery/catch-up/catch-up-store.ts';
import { prepareWelcome } from '../delivery/welcome/prepare-welcome.ts';
import { welcomeStore } from '../delivery/welcome/welcome-store.ts';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { retryWithBackoff } from '../platform/retry-with-backoff.ts';
import { openTable } from '../table/table.ts';
import { ContentionError, syncWatchers } from './sync-watchers.ts';
import { watcherStore } from './watcher-store.ts';

const table = openTable();
const store = watcherStore(table);
const welcomes = welcomeStore(table);
const now = () => new Date();
const queue = { sqs: new SQSClient({}), url: requireEnv('WATCH_QUEUE_URL') };
const clock = { now: () => Date.now(), wait: (milliseconds: number) => wait(milliseconds) };
// Loaded with the first catch-up or welcome and then kept in memory.
const listing = liveListing(packedLog(listingLog(table), packedHourStore(table), clock.now), clock.now);
const deps = { ...catchUpStore(table, now), findJobs: jobFinder(listing, clock), now };

/** Another run of the same profile ends soon, long before the queue's visibility timeout. */
const CONTENTION_BACKOFF = {
  first: 2,
  max: 40,
  appliesTo: (error: unknown) => error instanceof ContentionError,
};

/** The key of the mark of a stale profile. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Syncs the watchers of a batch of profiles, alerts new subscribers to what they missed, and welcomes new accounts. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, async ({ sk: sub }, record) => {
    const sync = async () => {
      await syncWatchers(store, sub, now(), {
        async catchUp(user, subscribedAt) {
          const jobs = await catchUp(deps, user, subscribedAt);
          log.info('caught up', { jobs });
        },
        async welcome(user) {
          const jobs = await prepareWelcome({ ...deps, putWelcome: welcomes.put }, user);
          log.info('welcome prepared', { jobs });
        },
      });
    };
    await retryWithBackoff(queue, record, sync, CONTENTION_BACKOFF);
  });
}
