import { SQSClient } from '@aws-sdk/client-sqs';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { log } from '../platform/log.ts';
import { requireEnv } from '../platform/require-env.ts';
import { secretReader } from '../platform/secret.ts';
import { sendAll } from '../platform/send-all.ts';
import { readWebhookEvent } from './webhook-event.ts';

const queue = { sqs: new SQSClient({}), url: requireEnv('CUSTOMERS_QUEUE_URL') };
const readSecret = secretReader('STRIPE_WEBHOOK_SECRET_ARN');

/** POST /webhooks/stripe: requests a sync of the event's customer. Stripe retries failures. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const signature = event.headers['stripe-signature'] ?? '';
  const webhookEvent = readWebhookEvent(body, signature, (await readSecret()).trim(), new Date());
  if (webhookEvent === 'invalid signature') {
    log.warn('webhook signature invalid or too old');
    return { statusCode: 400, body: 'The signature is invalid, or the event is older than five minutes.' };
  }
  if (webhookEvent !== 'irrelevant') await sendAll(queue, [webhookEvent]);
  return { statusCode: 200, body: '' };
}
