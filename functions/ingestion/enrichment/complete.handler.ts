import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import { AnsweredQuestion } from '../../llm/question.ts';
import { consumeEach } from '../../platform/consume-each.ts';
import { requireEnv } from '../../platform/require-env.ts';
import { sendAll } from '../../platform/send-all.ts';
import { openTable } from '../../table/table.ts';
import { jobStore } from '../jobs/job-store.ts';
import { settleTold } from '../jobs/record-enrichment.ts';
import { askOpen, type Completion, settleAnswer } from './complete-open.ts';

const store = jobStore(openTable());
const questions = { sqs: new SQSClient({}), url: requireEnv('QUESTIONS_QUEUE_URL') };
const completion: Completion = {
  original: store.original,
  ask: (question) => sendAll(questions, [question]),
  settle: (original, told) => settleTold(store, original, told, () => new Date()),
};

/** An answer that has come, or the key of a posting of which something is open. */
const Message = z.union([AnsweredQuestion, z.object({ pk: z.string().startsWith('ORIGINAL#') })]);

/** Asks for what is open of postings, and tells jobs what was answered. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body) => {
    const message = Message.parse(body);
    if ('answer' in message) return settleAnswer(completion, message);
    return askOpen(completion, message.pk.slice('ORIGINAL#'.length));
  });
}
