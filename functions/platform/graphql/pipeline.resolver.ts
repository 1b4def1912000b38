import type { Context } from '@aws-appsync/utils';

/** A pipeline without a preparation of its own. */
export function request() {
  return {};
}

/** The field's value is what its last step gave. */
export function response(ctx: Context) {
  return ctx.prev.result;
}
