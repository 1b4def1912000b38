import { type Context, util } from '@aws-appsync/utils';

/** The first step of every field for staff: the directive has admitted the group, and the token is asked again. */
export function request(ctx: Context) {
  // A user-pool identity has groups, null where it is in none; the field's directive admits nothing else.
  const identity = ctx.identity as { groups?: string[] | null } | null;
  if ((identity?.groups ?? []).indexOf('staff') < 0) util.error('Only staff can see this.', 'Forbidden');
  return { payload: null };
}

/** There is nothing to hand on: the next steps know that staff asks. */
export function response(ctx: Context) {
  return ctx.result;
}
