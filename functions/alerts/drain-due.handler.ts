import { SQSClient } from '@aws-sdk/client-sqs';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { environment } from '../house/environment.ts';
import { log } from '../house/log.ts';
import { sendAll } from '../house/send-all.ts';
import { dueKey } from '../table/keys.ts';
import { shardsOf } from '../table/shards.ts';
import { openTable } from '../table/table.ts';

const { documents, name } = openTable();
const queue = { sqs: new SQSClient({}), url: environment('DELIVER_QUEUE_URL') };

/** Every minute: sends on whatever has fallen due. The rows go when delivery has worked them, so nothing is lost. */
export async function handler(): Promise<{ due: number }> {
  const now = new Date().toISOString();
  let due = 0;
  for (const shard of shardsOf('due')) {
    const query = {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk < :now',
      ExpressionAttributeValues: { ':pk': dueKey(shard, '', '').pk, ':now': now },
      ProjectionExpression: 'pk, sk',
    };
    for await (const page of paginateQuery({ client: documents }, query)) {
      const rows = (page.Items ?? []).map(({ pk, sk }) => ({ pk, sk }));
      await sendAll(queue, rows);
      due += rows.length;
    }
  }
  log.info('due rows sent on', { due });
  return { due };
}
