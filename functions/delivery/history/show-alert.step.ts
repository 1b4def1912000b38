import type { Context } from '@aws-appsync/utils';
import { readAlertContext, toAlertViews } from './alert-context.ts';

/** Reads what the alert of note-alert.step.ts is shown with. */
export function request(ctx: Context) {
  return readAlertContext(ctx, [ctx.prev.result]);
}

/** Returns the alert. */
export function response(ctx: Context) {
  return toAlertViews(ctx, [ctx.prev.result])[0];
}
