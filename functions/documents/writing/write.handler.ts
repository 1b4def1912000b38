import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openProvider } from '../../llm/provider.ts';
import { openUsageMetrics } from '../../llm/usage-metrics.ts';
import { consumeEach } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { analysisDesk } from '../analysis/analysis-desk.ts';
import { lettersDesk } from '../letters/desk.ts';
import type { Tools } from './tools.ts';
import { type Desk, writeOnce } from './write.ts';

const sqs = new SQSClient({});
const QueueUrl = requireEnv('DRAFTS_QUEUE_URL');
/** What each kind is written with. */
const tools: Tools = {
  table: openTable(),
  provider: openProvider(),
  meter: openUsageMetrics(),
  now: () => new Date(),
};

/** What is written, by the name of the row's entity: a new kind is a line here. */
const DESKS: Readonly<Record<string, Desk>> = {
  LETTER: lettersDesk(tools),
  ANALYSIS: analysisDesk(tools),
};

/** The key of a row that asks to be written. */
const Message = z.object({ pk: z.string(), sk: z.string() });

/** Writes what rows ask for; what the provider does not answer yet comes again later. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body, { receiptHandle, attributes }) => {
    const key = Message.parse(body);
    const desk = DESKS[key.pk.split('#')[0] ?? ''];
    if (!desk) throw new Error(`Nobody writes ${key.pk.split('#')[0]}: list it in write.handler.ts.`);
    const again = await writeOnce(desk, key, Number(attributes.ApproximateReceiveCount));
    if (again === undefined) return;
    const VisibilityTimeout = again;
    await sqs.send(
      new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout }),
    );
    throw new Error(`The provider has no answer yet: it is asked again in ${again} seconds.`);
  });
}
