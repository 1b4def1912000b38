/** The one place a local run pretends to be: fixed, so that names and ARNs are the same on every machine. */
export const region = 'us-east-1';

/** The account of a local run. */
export const accountId = '000000000000';

/** The ARN of a resource of this account and region, or without them where the service's ARNs have none. */
export function arn(
  service: string,
  resource: string,
  scope: 'regional' | 'account' | 'global' = 'regional',
) {
  if (service === 's3') return `arn:aws:s3:::${resource}`;
  const place = scope === 'regional' ? `${region}:${accountId}` : scope === 'account' ? `:${accountId}` : ':';
  return `arn:aws:${service}:${place}:${resource}`;
}

/** The last segment of an ARN: a function's, queue's or table's name. */
export const nameOfArn = (value: string): string => value.split(/[:/]/).at(-1) ?? value;
