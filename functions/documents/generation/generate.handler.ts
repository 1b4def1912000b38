import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { openProvider } from '../../llm/provider.ts';
import { openUsageMetrics } from '../../llm/usage-metrics.ts';
import { suggestTitlesInBackground } from '../../members/suggestions/suggest-titles-in-background.ts';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import type { Key } from '../../table/keys.ts';
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

/** Runs one attempt. Returns the seconds to wait before the next one, or undefined if nothing is left to do. */
type Attempt = (key: Key, attempt: number) => Promise<number | undefined>;

const generate =
  (generator: DocumentGenerator): Attempt =>
  (key, attempt) =>
    runGeneration(generator, key, attempt);

/** The work for a changed row, by the entity name that starts its partition key. */
const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  LETTER: generate(createLetterGenerator(deps)),
  ANALYSIS: generate(createAnalysisGenerator(deps)),
  USER: suggestTitlesInBackground(deps),
};

const Message = z.object({ pk: z.string(), sk: z.string() });

/**
 * Generates the documents that are queued, and suggests titles to the people who are. Failed attempts become visible
 * again after their delay.
 */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, async (key, { receiptHandle, attributes }) => {
    const entity = key.pk.split('#')[0] ?? '';
    const run = ATTEMPTS[entity];
    if (!run)
      throw new Error(`Nothing to do for entity ${entity}. Add it to ATTEMPTS in generate.handler.ts.`);
    const delay = await run(key, Number(attributes.ApproximateReceiveCount));
    if (delay === undefined) return;
    const input = { QueueUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: delay };
    await sqs.send(new ChangeMessageVisibilityCommand(input));
    throw new Error(`Not finished. The next attempt starts in ${delay} seconds.`);
  });
}
