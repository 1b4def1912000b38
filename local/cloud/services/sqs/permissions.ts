import { z } from 'zod';
import { arn } from '../../gateway/arn.ts';
import { jsonBody } from '../../gateway/json-body.ts';
import type { PermissionsOf } from '../../gateway/service.ts';

const queueCall = z.looseObject({
  QueueUrl: z.string().optional(),
  QueueName: z.string().optional(),
  SourceArn: z.string().optional(),
});

/** What SQS's calls need: the queue; a batch needs the same action as its single call. */
export const sqsPermissions: PermissionsOf = (request) => {
  const { QueueUrl, QueueName, SourceArn } = queueCall.parse(jsonBody(request));
  const name = QueueName ?? QueueUrl?.split('/').at(-1);
  const resource = SourceArn ?? (name ? arn('sqs', name) : '*');
  return [{ action: `sqs:${request.action.replace(/Batch$/, '')}`, resource }];
};
