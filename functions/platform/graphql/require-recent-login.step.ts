import { type Context, util } from '@aws-appsync/utils';

/** How long ago the password may have been entered, in seconds. */
const MAX_AGE = 15 * 60;

/**
 * The second step of fields that a stolen session must not reach. Renewed tokens keep the time of their login: see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/amazon-cognito-user-pools-using-the-id-token.html
 */
export function request(ctx: Context) {
  // The field's directive only admits user-pool identities, which have claims.
  const identity = ctx.identity as { claims: { auth_time?: number } } | null;
  const loggedInAt = identity?.claims.auth_time ?? 0;
  if (util.time.nowEpochSeconds() - loggedInAt > MAX_AGE)
    util.error(
      'You logged in a while ago. To protect your data, please enter your password again.',
      'NeedsLogin',
    );
  return {};
}

/** Changes nothing. */
export function response(ctx: Context) {
  return ctx.prev.result;
}
