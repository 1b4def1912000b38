import { type Context, util } from '@aws-appsync/utils';

/**
 * The first step of every field about a person: the e-mail asked for is the token's own, whatever its capitals. Where a
 * field names the person by `userId`, that may also be the token's sub.
 */
export function request(ctx: Context<{ input: { email?: string; userId?: string } }>) {
  // A user-pool identity has claims; the field's directive admits nothing else.
  const identity = ctx.identity as { sub: string; claims: { email?: string } } | null;
  const own = identity?.claims?.email;
  const { email, userId } = ctx.args.input;
  const asked = email ?? (userId === identity?.sub ? own : userId);
  if (!identity || !own || own.toLowerCase() !== asked?.toLowerCase()) {
    util.error('You can only see and change your own account.', 'Forbidden');
  }
  return { payload: { sub: identity?.sub, email: own?.toLowerCase() } };
}

/** Hands {sub, email} of the caller on to the next step. */
export function response(ctx: Context) {
  ctx.stash['owner'] = ctx.result;
  return ctx.result;
}
