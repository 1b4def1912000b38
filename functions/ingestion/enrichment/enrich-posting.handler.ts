import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { AnsweredQuestion } from '../../llm/question.ts';
import { consumeEach, type RunningContext } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { jobStore } from '../jobs/job-store.ts';
import { type Deps, handleAnswer, requestEnrichment } from './enrich-posting.ts';
import { recordEnrichment } from './record-enrichment.ts';

const store = jobStore(openTable());
const questions = { sqs: new SQSClient({}), url: requireEnv('QUESTIONS_QUEUE_URL') };
const deps: Deps = {
  findStoredPosting: store.findStoredPosting,
  ask: (question) => sendAll(questions, [question]),
  record: (stored, enrichment) => recordEnrichment(store, stored, enrichment, () => new Date()),
};

/** An answer of the model, or the key of a stored posting with open fields. */
const Message = z.union([AnsweredQuestion, z.object({ pk: z.string().startsWith('JOBPOSTING#') })]);

export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Message, async (message) => {
    if ('answer' in message) return handleAnswer(deps, message);
    return requestEnrichment(deps, message.pk.slice('JOBPOSTING#'.length));
  });
}
