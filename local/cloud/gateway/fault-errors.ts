import { AwsError } from './aws-error.ts';

type Sentence = [status: number, code: string, message: string];

const RATE = 'Rate exceeded';
const UNKNOWN = 'The request processing has failed because of an unknown error, exception or failure.';

const THROTTLES: Record<string, Sentence> = {
  dynamodb: [
    400,
    'ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
  ],
  sqs: [403, 'RequestThrottled', 'Request is throttled.'],
  ses: [400, 'Throttling', 'Maximum sending rate exceeded.'],
  s3: [503, 'SlowDown', 'Please reduce your request rate.'],
  sns: [429, 'Throttled', RATE],
  lambda: [429, 'TooManyRequestsException', 'Rate Exceeded.'],
  'cognito-idp': [400, 'TooManyRequestsException', 'Too many requests'],
  appsync: [429, 'TooManyRequestsException', RATE],
  monitoring: [400, 'Throttling', RATE],
  sts: [400, 'Throttling', RATE],
};

const FAILURES: Record<string, Sentence> = {
  dynamodb: [500, 'InternalServerError', 'Internal server error'],
  sqs: [500, 'InternalError', 'We encountered an internal error. Please try again.'],
  s3: [500, 'InternalError', 'We encountered an internal error. Please try again.'],
  sns: [500, 'InternalError', 'Internal server error'],
  'sms-voice': [500, 'InternalServerException', 'Internal server error'],
  lambda: [500, 'ServiceException', 'The AWS Lambda service encountered an internal error'],
  'cognito-idp': [500, 'InternalErrorException', 'Internal error'],
  secretsmanager: [500, 'InternalServiceError', 'An error occurred on the server side.'],
  appsync: [500, 'InternalFailureException', 'An internal AppSync error occurred. Try your request again.'],
};

/** The error with which a service says that it was asked too often. */
export function throttled(service: string): AwsError {
  return new AwsError(...(THROTTLES[service] ?? ([400, 'ThrottlingException', RATE] as const)));
}

/** The error with which a service says that it broke. */
export function internalFailure(service: string): AwsError {
  return new AwsError(...(FAILURES[service] ?? ([500, 'InternalFailure', UNKNOWN] as const)));
}
