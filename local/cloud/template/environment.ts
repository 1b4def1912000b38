/** Region and account are fixed so that names and ARNs are the same on every machine. */
export const region = 'us-east-1';
export const accountId = '000000000000';

/** An ARN with the region and account that `scope` implies; S3's have neither. */
export function arn(
  service: string,
  resource: string,
  scope: 'regional' | 'account' | 'global' = 'regional',
) {
  if (service === 's3') return `arn:aws:s3:::${resource}`;
  const owner = { regional: `${region}:${accountId}`, account: `:${accountId}`, global: ':' }[scope];
  return `arn:aws:${service}:${owner}:${resource}`;
}

/** The last segment of an ARN, such as a function's, queue's or table's name. */
export const nameOfArn = (value: string): string => value.split(/[:/]/).at(-1) ?? value;
