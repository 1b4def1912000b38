/** The emulator's only region and account. */
export const REGION = 'us-east-1';
export const ACCOUNT = '000000000000';

/** Builds an ARN of the emulator's account, such as `arn('sqs', 'my-queue')`. */
export const arn = (service: string, resource: string) =>
  `arn:aws:${service}:${REGION}:${ACCOUNT}:${resource}`;
