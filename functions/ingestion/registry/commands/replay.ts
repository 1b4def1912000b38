import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Queue, sendAll } from '../../../platform/send-all.ts';
import { adapterOf } from '../../adapters/adapters.ts';
import { laneOf } from '../round.ts';

const Replay = z.object({ ats: z.string(), board: z.string(), seenAt: z.coerce.date() });

/** Has boards read as if at an earlier time; `input` is a list of {ats, board, seenAt}. */
export async function replay(queue: Queue, input: unknown): Promise<void> {
  const messages = z
    .array(Replay)
    .parse(input)
    .map(({ ats, board, seenAt }) => ({
      board: `${ats}:${board}`,
      seenAt,
      lane: laneOf({ ats, slug: board }, adapterOf(ats)),
    }));
  return sendAll(queue, messages, { fifo: ({ lane }) => ({ groupId: lane, deduplicationId: randomUUID() }) });
}
