import { type Context, util } from '@aws-appsync/utils';

/**
 * The first step of every field about a person. The requested e-mail must be the token's, ignoring case. A field's
 * `userId` may also be the token's sub.
 */
export function request(ctx: Context<{ input: { email?: string; userId?: string } }>) {
  // The field's directive only admits user-pool identities, which have claims.
  const identity = ctx.identity as { sub: string; claims: { email?: string } } | null;
  const ownEmail = identity?.claims?.email;
  const { email, userId } = ctx.args.input;
  const requested = email ?? (userId === identity?.sub ? ownEmail : userId);
  if (!identity || !ownEmail || ownEmail.toLowerCase() !== requested?.toLowerCase()) {
    util.error('You can only see and change your own account.', 'Forbidden');
  }
  return { payload: { sub: identity?.sub, email: ownEmail?.toLowerCase() } };
}

/** Passes the caller's {sub, email} to the next steps. */
export function response(ctx: Context) {
  ctx.stash['owner'] = ctx.result;
  return ctx.result;
}
