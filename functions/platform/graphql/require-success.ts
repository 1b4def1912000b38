import { type Context, util } from '@aws-appsync/utils';

const THROTTLED = '.*(Throttl|TooManyRequests|ProvisionedThroughput|RequestLimitExceeded).*';

/**
 * Fails the field if the data source failed, without details: Unavailable while it is throttled, otherwise Internal.
 */
export function requireSuccess({ error }: Context): void {
  if (!error) return;
  if (util.matches(THROTTLED, error.type)) failBusy();
  util.error('Something went wrong on our side. Please try again.', 'Internal');
}

export function failBusy(): void {
  util.error('Daybreak is busy right now. Please try again in a minute.', 'Unavailable');
}
