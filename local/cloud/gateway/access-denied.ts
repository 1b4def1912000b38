import { AwsError } from './aws-error.ts';

const CODES: Record<string, [status: number, code: string]> = {
  s3: [403, 'AccessDenied'],
  sqs: [403, 'AccessDenied'],
  ses: [403, 'AccessDenied'],
  sts: [403, 'AccessDenied'],
  monitoring: [403, 'AccessDenied'],
  sns: [403, 'AuthorizationError'],
  lambda: [403, 'AccessDeniedException'],
  appsync: [403, 'AccessDeniedException'],
  scheduler: [403, 'AccessDeniedException'],
};

/** A refusal by IAM, in the service's own shape. */
export function accessDenied(service: string, message: string): AwsError {
  const [status, code] = CODES[service] ?? [400, 'AccessDeniedException'];
  return new AwsError(status, code, message);
}
