import { z } from 'zod';
import { AwsError } from '../gateway/aws-error.ts';
import { jsonBody } from '../gateway/json-body.ts';
import type { PermissionsOf, Service } from '../gateway/service.ts';

const putMetricData = z.looseObject({ Namespace: z.string().min(1) });

/** CloudWatch's PutMetricData: accepted, and counted by the call log. */
export const cloudWatchService: Service = async (request) => {
  if (request.action !== 'PutMetricData') {
    throw new AwsError(
      400,
      'InvalidAction',
      `The local cloud does not play ${request.action} of CloudWatch.`,
    );
  }
  if (!putMetricData.safeParse(jsonBody(request)).success) {
    throw new AwsError(400, 'MissingParameter', 'The parameter Namespace is required.');
  }
  return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: '{}' };
};

/** CloudWatch's actions have no resources; the namespace is a condition key. */
export const cloudWatchPermissions: PermissionsOf = (request) => {
  const parsed = putMetricData.safeParse(jsonBody(request));
  const context = { 'cloudwatch:namespace': parsed.success ? [parsed.data.Namespace] : null };
  return [{ action: `cloudwatch:${request.action}`, resource: '*', context }];
};
