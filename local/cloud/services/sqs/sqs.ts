import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../../gateway/service.ts';
import type { Fauxqs } from '../fauxqs.ts';
import { sameFor, serviceOf } from '../operations.ts';

const queueCall = z.looseObject({ QueueUrl: z.string().optional(), QueueName: z.string().optional() });
const queueUrls = z.looseObject({
  QueueUrl: z.string().optional(),
  QueueUrls: z.array(z.string()).optional(),
});

const FORWARDED = [
  'ChangeMessageVisibility',
  'ChangeMessageVisibilityBatch',
  'DeleteMessage',
  'DeleteMessageBatch',
  'GetQueueAttributes',
  'PurgeQueue',
  'ReceiveMessage',
  'SendMessage',
  'SendMessageBatch',
  'SetQueueAttributes',
];

/** Forwards calls to fauxqs. Queue URLs in responses point to the gateway. */
export function createSqsService({ upstream }: Pick<Fauxqs, 'upstream'>): Service {
  const forward: Service = (request) => upstream.forward(request, { path: '/' });
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
    ...sameFor(['GetQueueUrl', 'ListQueues'], forwardWithUrls),
  });
}

/** A batch needs the same action on the queue as its single call. */
export const sqsPermissions: PermissionsOf = (request) => {
  const { QueueUrl, QueueName } = queueCall.parse(jsonBody(request));
  const name = QueueName ?? QueueUrl?.split('/').at(-1);
  return [{ action: `sqs:${request.action.replace(/Batch$/, '')}`, resource: name ? arn('sqs', name) : '*' }];
};
