/** The one region, account and partition of a local run. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';

/** An ARN of this account: `arn('sqs', 'my-queue')`. */
export const arn = (service: string, resource: string) =>
  `arn:aws:${service}:${REGION}:${ACCOUNT}:${resource}`;
