import { z } from 'zod';
import { AwsError } from '../../gateway/aws-error.ts';
import { formMembers } from '../../gateway/rules/request-input.ts';
import type { AwsRequest, PermissionsOf, Service } from '../../gateway/service.ts';
import type { SnsAdmin } from '../admin.ts';
import { serviceOf } from '../operations.ts';
import { queryResponse } from '../xml-response.ts';

const NAMESPACE = 'http://sns.amazonaws.com/doc/2010-03-31/';

const publishCall = z.strictObject({
  Action: z.string(),
  Version: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
});

const callOf = ({ body }: AwsRequest) => publishCall.parse(formMembers(new URLSearchParams(body.toString())));

/** Publishing texts to topics: https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
export function createSnsService({ hasTopic, publish }: Pick<SnsAdmin, 'hasTopic' | 'publish'>): Service {
  return serviceOf('SNS', {
    async Publish(request) {
      const { TopicArn, Message, Subject } = callOf(request);
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
