import { AwsError } from './aws-error.ts';

/*
 * Errors that every service returns, with each service's own status, code and message.
 */

type ErrorShape = readonly [status: number, code: string, message: string];

const QUERY_PROTOCOL = new Set(['sqs', 'ses', 'sns', 'sts']);

const ACCESS_DENIED: Readonly<Record<string, readonly [status: number, code: string]>> = {
  s3: [403, 'AccessDenied'],
  sqs: [403, 'AccessDenied'],
  ses: [403, 'AccessDenied'],
  sts: [403, 'AccessDenied'],
  sns: [403, 'AuthorizationError'],
  lambda: [403, 'AccessDeniedException'],
  appsync: [403, 'AccessDeniedException'],
};

const RATE_EXCEEDED = 'Rate exceeded';

const THROTTLED: Readonly<Record<string, ErrorShape>> = {
  dynamodb: [
    400,
    'ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
  ],
  sqs: [403, 'RequestThrottled', 'Request is throttled.'],
  ses: [400, 'Throttling', 'Maximum sending rate exceeded.'],
  s3: [503, 'SlowDown', 'Please reduce your request rate.'],
  lambda: [429, 'TooManyRequestsException', 'Rate Exceeded.'],
  'cognito-idp': [400, 'TooManyRequestsException', 'Too many requests'],
  appsync: [429, 'TooManyRequestsException', RATE_EXCEEDED],
  sts: [400, 'Throttling', RATE_EXCEEDED],
  sns: [429, 'Throttled', RATE_EXCEEDED],
};

const INTERNAL_ERROR: Readonly<Record<string, ErrorShape>> = {
  dynamodb: [500, 'InternalServerError', 'Internal server error'],
  sqs: [500, 'InternalError', 'We encountered an internal error. Please try again.'],
  s3: [500, 'InternalError', 'We encountered an internal error. Please try again.'],
  'sms-voice': [500, 'InternalServerException', 'Internal server error'],
  sns: [500, 'InternalError', 'Internal error'],
  lambda: [500, 'ServiceException', 'The AWS Lambda service encountered an internal error'],
  'cognito-idp': [500, 'InternalErrorException', 'Internal error'],
  secretsmanager: [500, 'InternalServiceError', 'An error occurred on the server side.'],
  appsync: [500, 'InternalFailureException', 'An internal AppSync error occurred. Try your request again.'],
};

const UNKNOWN_FAILURE =
  'The request processing has failed because of an unknown error, exception or failure.';

export function missingToken(service: string): AwsError {
  if (service === 's3') return new AwsError(403, 'AccessDenied', 'Access Denied');
  const message = 'Request is missing Authentication Token';
  return QUERY_PROTOCOL.has(service)
    ? new AwsError(403, 'MissingAuthenticationToken', message)
    : new AwsError(400, 'MissingAuthenticationTokenException', message);
}

export function unknownAccessKey(service: string): AwsError {
  if (service === 's3') {
    const message = 'The AWS Access Key Id you provided does not exist in our records.';
    return new AwsError(403, 'InvalidAccessKeyId', message);
  }
  const message = 'The security token included in the request is invalid.';
  if (QUERY_PROTOCOL.has(service)) return new AwsError(403, 'InvalidClientTokenId', message);
  const status = service === 'lambda' || service === 'appsync' ? 403 : 400;
  return new AwsError(status, 'UnrecognizedClientException', message);
}

export function accessDenied(service: string, message: string): AwsError {
  const [status, code] = ACCESS_DENIED[service] ?? [400, 'AccessDeniedException'];
  return new AwsError(status, code, message);
}

export function throttled(service: string): AwsError {
  return new AwsError(...(THROTTLED[service] ?? ([400, 'ThrottlingException', RATE_EXCEEDED] as const)));
}

export function internalError(service: string): AwsError {
  return new AwsError(...(INTERNAL_ERROR[service] ?? ([500, 'InternalFailure', UNKNOWN_FAILURE] as const)));
}
