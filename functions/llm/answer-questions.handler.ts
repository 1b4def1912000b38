import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { consumeEach, type RunningContext } from '../platform/consume-each.ts';
import { requireEnv } from '../platform/require-env.ts';
import { sendAll } from '../platform/send-all.ts';
import { enrichPosting } from './features/enrich-posting.ts';
import { openProvider } from './provider.ts';
import { answerQuestion, Question } from './question.ts';
import { requestCompletion } from './request-completion.ts';
import { openUsageMetrics } from './usage-metrics.ts';

/** The features that are asked through the queue. */
const FEATURES = { [enrichPosting.name]: enrichPosting };

const sqs = new SQSClient({});
const questionsUrl = requireEnv('QUESTIONS_QUEUE_URL');
const answers = { sqs, url: requireEnv('ANSWERS_QUEUE_URL') };
const provider = openProvider();
const recordUsage = openUsageMetrics();

async function complete(name: string, data: unknown) {
  const feature = FEATURES[name];
  if (!feature)
    throw new Error(`Unknown feature '${name}'. Add it to FEATURES in answer-questions.handler.ts.`);
  const completion = await requestCompletion(provider, feature, feature.data.parse(data));
  recordUsage(name, completion);
  return completion;
}

/** Answers a batch of queued questions and sends the answers on. */
export async function handler(event: SQSEvent, context: RunningContext): Promise<SQSBatchResponse> {
  return consumeEach(event, context, Question, async (question, { receiptHandle, attributes }) => {
    const deps = {
      complete,
      sendAnswer: (answered: object) => sendAll(answers, [answered]),
      async postpone(seconds: number) {
        const input = { QueueUrl: questionsUrl, ReceiptHandle: receiptHandle, VisibilityTimeout: seconds };
        await sqs.send(new ChangeMessageVisibilityCommand(input));
      },
    };
    await answerQuestion(deps, question, Number(attributes.ApproximateReceiveCount));
  });
}
