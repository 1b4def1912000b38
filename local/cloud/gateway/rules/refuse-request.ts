import type { AwsError } from '../aws-error.ts';
import type { AwsRequest } from '../service.ts';
import { refuseCloudWatchRequest } from './cloudwatch-rules.ts';
import { refuseDynamoDbRequest } from './dynamodb-rules.ts';
import { refuseInvocation } from './lambda-rules.ts';
import { operationModels } from './model.ts';
import { modelRefusal } from './model-refusal.ts';
import { requestInput } from './request-input.ts';
import { refuseS3Request } from './s3-rules.ts';
import { refuseSchedulerRequest } from './scheduler-rules.ts';
import { refuseSecretsRequest } from './secrets-rules.ts';
import { refuseSesRequest, refuseSesV2Request } from './ses-rules.ts';
import { refuseSnsRequest } from './sns-rules.ts';
import { refuseSqsRequest } from './sqs-rules.ts';
import { findViolations } from './violations.ts';

type Refuse = (action: string, input: unknown) => AwsError | undefined;

/** The rules that AWS documents in words only, by service. */
const DOCUMENTED: Readonly<Record<string, Refuse>> = {
  cloudwatch: refuseCloudWatchRequest,
  dynamodb: refuseDynamoDbRequest,
  scheduler: refuseSchedulerRequest,
  secretsmanager: refuseSecretsRequest,
  ses: refuseSesRequest,
  sesv2: refuseSesV2Request,
  sns: refuseSnsRequest,
  sqs: refuseSqsRequest,
};

/** Returns the error by which a service refuses an operation with these members. */
export function refuseInput(
  service: string,
  action: string,
  members: unknown,
  isPartial = false,
): AwsError | undefined {
  const model = operationModels[service]?.[action] ?? {};
  const [first, ...others] = findViolations(model, members, isPartial);
  if (first) return modelRefusal(service, [first, ...others]);
  return DOCUMENTED[service]?.(action, members);
}

/**
 * Returns the error by which AWS refuses a request for what it says, whatever the state of the service: from
 * the official API models, and from rules that are documented in words. Undefined for a request that AWS
 * would carry out or refuse later.
 */
export function refuseRequest(request: AwsRequest): AwsError | undefined {
  if (request.service === 's3') return refuseS3Request(request);
  if (request.service === 'lambda' && request.action === 'Invoke') return refuseInvocation(request);
  const { service, members, isPartial } = requestInput(request);
  return refuseInput(service, request.action, members, isPartial);
}
