import { type Context, util } from '@aws-appsync/utils';

/** The first step of every field about a person: the e-mail asked for is the token's own, whatever its capitals. */
export function request(ctx: Context<{ input: { email: string } }>) {
  // A user-pool identity has claims; the field's directive admits nothing else.
  const identity = ctx.identity as { sub: string; claims: { email?: string } } | null;
  const own = identity?.claims?.email;
  if (!identity || !own || own.toLowerCase() !== ctx.args.input.email.toLowerCase()) {
    util.error('You can only see and change your own account.', 'Forbidden');
  }
  return { payload: { sub: identity?.sub, email: own?.toLowerCase() } };
}

/** Hands {sub, email} of the caller on to the next step. */
export function response(ctx: Context) {
  ctx.stash['owner'] = ctx.result;
  return ctx.result;
}
