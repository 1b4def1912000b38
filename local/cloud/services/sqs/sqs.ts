import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { AwsError } from '../../gateway/aws-error.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { AwsResponse, PermissionsOf, Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { sameFor, serviceOf } from '../operations.ts';
import { createReceipts, notInFlight } from './receipts.ts';

const queueCall = z.looseObject({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });
const receiptCall = z.looseObject({ QueueUrl: z.string(), ReceiptHandle: z.string() });
const queueUrls = z.looseObject({
  QueueUrl: z.string().optional(),
  QueueUrls: z.array(z.string()).optional(),
});

const FORWARDED = [
  'ChangeMessageVisibilityBatch',
  'DeleteMessageBatch',
  'GetQueueAttributes',
  'SendMessage',
  'SendMessageBatch',
  'SetQueueAttributes',
];

/** SQS refuses a second purge for a minute. */
const PURGE_MS = 60_000;

const queueNameOf = (url: string | undefined) => url?.split('/').at(-1) ?? '';

/** Forwards calls to fauxqs. Queue URLs in responses point to the gateway. */
export function createSqsService(
  { upstream, server }: Pick<Fauxqs, 'upstream' | 'server'>,
  now: () => number = Date.now,
): Service {
  const receipts = createReceipts({ server });
  const purgedAt = new Map<string, number>();
  const forward: Service = async (request) =>
    asSqsResponse(await upstream.forward(request, { path: '/' }), jsonBody(request));
  const forwardWithUrls: Service = async (request) => {
    const response = await forward(request);
    if (response.status !== 200) return response;
    const body = queueUrls.parse(JSON.parse(response.body.toString()));
    const host = request.headers.host ?? '127.0.0.1';
    const atGateway = (url: string) => url.replace(/^https?:\/\/[^/]+/, `http://${host}`);
    return {
      ...response,
      body: JSON.stringify({
        ...body,
        ...(body.QueueUrl ? { QueueUrl: atGateway(body.QueueUrl) } : {}),
        ...(body.QueueUrls ? { QueueUrls: body.QueueUrls.map(atGateway) } : {}),
      }),
    };
  };
  return serviceOf('SQS', {
    ...sameFor(FORWARDED, forward),
    async ChangeMessageVisibility(request) {
      receipts.checkFormat(receiptCall.parse(jsonBody(request)).ReceiptHandle);
      return forward(request);
    },
    async DeleteMessage(request) {
      const { QueueUrl, ReceiptHandle } = receiptCall.parse(jsonBody(request));
      receipts.checkFormat(ReceiptHandle);
      const name = queueNameOf(QueueUrl);
      if (name.endsWith('.fifo')) receipts.checkAge(name, ReceiptHandle);
      const response = await forward(request);
      receipts.forget(ReceiptHandle);
      return response;
    },
    async PurgeQueue(request) {
      const name = queueNameOf(queueCall.parse(jsonBody(request)).QueueUrl);
      const at = now();
      if (at - (purgedAt.get(name) ?? Number.NEGATIVE_INFINITY) < PURGE_MS)
        throw new AwsError(
          403,
          'AWS.SimpleQueueService.PurgeQueueInProgress',
          `Only one PurgeQueue operation on ${name} is allowed every 60 seconds.`,
        );
      const response = await forward(request);
      if (response.status === 200) purgedAt.set(name, at);
      return response;
    },
    async ReceiveMessage(request) {
      const response = await forward(request);
      const isFifo = queueCall.parse(jsonBody(request)).QueueUrl?.endsWith('.fifo');
      if (isFifo && response.status === 200) receipts.remember(JSON.parse(response.body.toString()));
      return response;
    },
    ...sameFor(['GetQueueUrl', 'ListQueues'], forwardWithUrls),
  });
}

const upstreamError = z.object({ __type: z.string(), message: z.string() });

/** Codes that SQS has in common with other services, and fauxqs prefixes with its name. */
const UNPREFIXED = new Set([
  'InvalidAttributeName',
  'InvalidAttributeValue',
  'InvalidMessageContents',
  'InvalidParameterValue',
  'MissingParameter',
]);

/** Errors that fauxqs words differently than SQS. */
function asSqsResponse(response: AwsResponse, input: unknown): AwsResponse {
  if (response.status < 400) return response;
  const { __type, message } = upstreamError.parse(JSON.parse(response.body.toString()));
  if (__type.endsWith('#MessageNotInflight')) throw notInFlight(receiptCall.parse(input).ReceiptHandle);
  const code = __type.replace(/^.*#/, '');
  if (!UNPREFIXED.has(code)) return response;
  throw new AwsError(response.status, code, message.replace(/(provided explicitly)\.$/, '$1'));
}

/** A batch needs the same action on the queue as its single call. */
export const sqsPermissions: PermissionsOf = (request) => {
  const { QueueUrl, QueueName } = queueCall.parse(jsonBody(request));
  const name = QueueName ?? QueueUrl?.split('/').at(-1);
  return [{ action: `sqs:${request.action.replace(/Batch$/, '')}`, resource: name ? arn('sqs', name) : '*' }];
};
