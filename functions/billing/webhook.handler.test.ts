import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import Stripe from 'stripe';

const SECRET = 'whsec_of_the_endpoint';
const sqs = mockClient(SQSClient);
const secrets = mockClient(SecretsManagerClient);
let handler: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
beforeAll(async () => {
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    POWERTOOLS_LOG_LEVEL: 'SILENT',
    CUSTOMERS_QUEUE_URL: 'https://queue.example/customers',
    STRIPE_WEBHOOK_SECRET_ARN: 'arn:secret',
  });
  ({ handler } = await import('./webhook.handler.ts'));
});
beforeEach(() => {
  secrets.on(GetSecretValueCommand).resolves({ SecretString: SECRET });
  sqs.on(SendMessageBatchCommand).resolves({});
});
afterEach(() => void sqs.reset());

const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_ada', note: 'café' } },
});
const post = (signature: string, isBase64Encoded = false) =>
  handler({
    headers: { 'stripe-signature': signature },
    isBase64Encoded,
    body: isBase64Encoded ? Buffer.from(payload).toString('base64') : payload,
    // The handler reads no other fields.
  } as unknown as APIGatewayProxyEventV2);
const signed = () => Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
const sent = () =>
  sqs.commandCalls(SendMessageBatchCommand).flatMap(({ args: [{ input }] }) => input.Entries ?? []);

describe('POST /webhooks/stripe', () => {
  test.each([false, true])('SUB-03 queues a sync of the customer (body in base64: %p)', async (isEncoded) => {
    expect((await post(signed(), isEncoded)).statusCode).toBe(200);
    expect(sent().map(({ MessageBody }) => MessageBody)).toEqual(['{"customerId":"cus_ada"}']);
  });

  test('SUB-03 refuses an invalid signature and queues nothing', async () => {
    expect((await post('t=1,v1=00')).statusCode).toBe(400);
    expect(sent()).toEqual([]);
  });

  test('SUB-03 fails if the queue does, so that Stripe retries the event', async () => {
    sqs.on(SendMessageBatchCommand).rejects(new Error('The queue is down.'));
    await expect(post(signed())).rejects.toThrow('The queue is down.');
  });
});
