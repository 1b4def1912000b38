import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { consumeEach } from '../house/queue.ts';
import { openTable } from '../table/table.ts';
import { deliver } from './deliver.ts';
import { deliverDue } from './deliver-due.ts';
import type { Delivery } from './delivery.ts';
import { dynamoDeliveryStore } from './dynamo-delivery-store.ts';
import { mailHandOver } from './mail-hand-over.ts';

const store = dynamoDeliveryStore(openTable());
const delivery: Delivery = {
  store,
  handOver: mailHandOver(),
  now: () => new Date(),
  newId: () => randomUUID(),
};

/** The key of an alert, or of a due row. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Delivers what a batch of alerts and due rows asks for. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    const key = Message.parse(body);
    const [entity, id = ''] = key.pk.split('#');
    if (entity === 'ALERT') return deliver(delivery, id, [key.sk]);
    return deliverDue(delivery, key);
  });
}
