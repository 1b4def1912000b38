import { type Context, util } from '@aws-appsync/utils';

/** The first step of every staff field. It checks the token again, after the field's directive. */
export function request(ctx: Context) {
  // The field's directive only admits user-pool identities. Their `groups` is null for a user without groups.
  const identity = ctx.identity as { groups?: string[] | null } | null;
  if ((identity?.groups ?? []).indexOf('staff') < 0) util.error('Only staff can see this.', 'Forbidden');
  return { payload: null };
}

export function response(ctx: Context) {
  return ctx.result;
}
