import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openProvider } from '../../llm/provider.ts';
import { openUsageMetrics } from '../../llm/usage-metrics.ts';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { openTable } from '../../table/table.ts';
import { createAnalysisGenerator } from '../analysis/analysis-generator.ts';
import { createLetterGenerator } from '../letters/letter-generator.ts';
import { type DocumentGenerator, type GeneratorDeps, runGeneration } from './run-generation.ts';

const sqs = new SQSClient({});
const QueueUrl = requireEnv('DRAFTS_QUEUE_URL');
const deps: GeneratorDeps = {
  table: openTable(),
  provider: openProvider(),
  recordUsage: openUsageMetrics(),
  now: () => new Date(),
};

/** Generators by the entity name that starts the partition key. */
const GENERATORS: Readonly<Record<string, DocumentGenerator>> = {
  LETTER: createLetterGenerator(deps),
  ANALYSIS: createAnalysisGenerator(deps),
};

const Message = z.object({ pk: z.string(), sk: z.string() });

/** Generates the documents that are queued. Failed attempts become visible again after their delay. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, async (body, { receiptHandle, attributes }) => {
    const key = Message.parse(body);
    const entity = key.pk.split('#')[0] ?? '';
    const generator = GENERATORS[entity];
    if (!generator)
      throw new Error(`No generator for entity ${entity}. Add it to GENERATORS in generate.handler.ts.`);
    const delay = await runGeneration(generator, key, Number(attributes.ApproximateReceiveCount));
    if (delay === undefined) return;
    const input = { QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: delay };
    await sqs.send(new ChangeMessageVisibilityCommand(input));
    throw new Error(`The document is not finished. The next attempt starts in ${delay} seconds.`);
  });
}
