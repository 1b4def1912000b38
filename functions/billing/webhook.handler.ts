import { SQSClient } from '@aws-sdk/client-sqs';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { secretReader } from '../platform/secret.ts';
import { sendAll } from '../platform/send-all.ts';
import { hear } from './webhook-event.ts';

const queue = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };
const readSecret = secretReader('STRIPE_WEBHOOK_SECRET_ARN');

/** POST /webhooks/stripe: an event is no more than a reason to look again. What fails here, Stripe sends again. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const signature = event.headers['stripe-signature'] ?? '';
  const heard = hear(body, signature, (await readSecret()).trim(), new Date());
  if (heard === 'forged') {
    log.warn('an event was not signed for us, or is too old');
    return { statusCode: 400, body: 'The signature is not right, or the event is older than five minutes.' };
  }
  if (heard !== 'nothing') await sendAll(queue, [heard]);
  return { statusCode: 200, body: '' };
}
