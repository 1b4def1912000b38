import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { environment } from '../platform/environment.ts';
import { consumeEach } from '../platform/queue.ts';
import { sendAll } from '../platform/send-all.ts';
import { answerQuestion } from './answer-question.ts';
import { ask } from './ask.ts';
import { FEATURES } from './features.ts';
import { openMeter } from './meter.ts';
import { openProvider } from './provider.ts';

const sqs = new SQSClient({});
const questions = environment('QUESTIONS_QUEUE_URL');
const answers = { sqs, url: environment('ANSWERS_QUEUE_URL') };
const provider = openProvider();
const meter = openMeter();

async function askFor(name: string, data: unknown) {
  const feature = FEATURES[name];
  if (!feature) throw new Error(`There is no feature '${name}': list it in functions/llm/features.ts.`);
  const asked = await ask(provider, feature, feature.data.parse(data));
  meter(name, asked);
  return asked;
}

/** Asks the provider what a batch of questions wants to know, and sends on what it says. */
export async function handler(event: SQSEvent): Promise<SQSBatchResponse> {
  return consumeEach(event, async (body, { receiptHandle, attributes }) =>
    answerQuestion(
      {
        ask: askFor,
        reply: (answered) => sendAll(answers, [answered]),
        async putOff(seconds) {
          const VisibilityTimeout = seconds;
          await sqs.send(
            new ChangeMessageVisibilityCommand({
              QueueUrl: questions,
              ReceiptHandle: receiptHandle,
              VisibilityTimeout,
            }),
          );
        },
      },
      body,
      Number(attributes.ApproximateReceiveCount),
    ),
  );
}
