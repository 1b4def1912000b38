import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import { formMembers } from '../../gateway/rules/request-input.ts';
import type { AwsRequest, PermissionsOf, Service } from '../../gateway/service.ts';
import type { SnsAdmin } from '../admin.ts';
import { serviceOf } from '../operations.ts';
import { queryResponse } from '../xml-response.ts';

const NAMESPACE = 'http://sns.amazonaws.com/doc/2010-03-31/';

const MAX_MESSAGE_BYTES = 262_144;

/** "Must be ASCII text that begins with a letter, number, or punctuation mark", of at most 100 characters on one line. */
const SUBJECT = /^[\x21-\x7e][\x20-\x7e]{0,99}$/;

const publishCall = z.strictObject({
  Action: z.string(),
  Version: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
});

const invalid = (what: string) => new AwsError(400, 'InvalidParameter', `Invalid parameter: ${what}`);

const callOf = ({ body }: AwsRequest) => publishCall.parse(formMembers(new URLSearchParams(body.toString())));

/** Publishing to topics: https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
export function createSnsService({ hasTopic, publish }: Pick<SnsAdmin, 'hasTopic' | 'publish'>): Service {
  return serviceOf('SNS', {
    async Publish(request) {
      const { TopicArn, Message, Subject } = callOf(request);
      if (Message === '') throw invalid('Empty message');
      if (Buffer.byteLength(Message) > MAX_MESSAGE_BYTES) throw invalid('Message too long');
      if (Subject !== undefined && !SUBJECT.test(Subject)) throw invalid('Subject');
      if (!hasTopic(TopicArn)) throw new AwsError(404, 'NotFound', 'Topic does not exist');
      return queryResponse(request.action, NAMESPACE, { MessageId: publish(TopicArn, Message, Subject) });
    },
  });
}

export const snsPermissions: PermissionsOf = (request) => [
  {
    action: `sns:${request.action}`,
    resource: request.action === 'Publish' ? callOf(request).TopicArn : '*',
  },
];
