import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach } from '../house/queue.ts';
import { openTable } from '../table/table.ts';
import { project } from './project.ts';
import { watcherStore } from './watcher-store.ts';

const store = watcherStore(openTable());

/** The key of the mark that a profile's watchers are behind. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Brings the watchers of the profiles of a batch up to date. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    await project(store, Message.parse(body).sk, new Date());
  });
}
