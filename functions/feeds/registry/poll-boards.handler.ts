import { SQSClient } from '@aws-sdk/client-sqs';
import { environment } from '../../house/environment.ts';
import { log } from '../../house/log.ts';
import { sendAll } from '../../house/send-all.ts';
import { openTable } from '../../table/table.ts';
import { boardStore } from './board-store.ts';

const boards = boardStore(openTable());
const queue = { sqs: new SQSClient({}), url: environment('BOARDS_QUEUE_URL') };

/** Every minute: puts each board that is due on the queue, the longest overdue first. */
export async function handler(): Promise<{ due: number }> {
  const due = await boards.due(new Date());
  await sendAll(
    queue,
    due.map((board) => ({ board: board.sk })),
  );
  log.info('boards due', { due: due.length });
  return { due: due.length };
}
