import { type Context, runtime } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';
import { selectedFiles } from './selected-files.ts';

/** Has the function list the caller's resumes with links and texts, only if the step before left that to it. */
export function request(ctx: Context) {
  if (ctx.prev.result) runtime.earlyReturn(ctx.prev.result);
  // The field only allows user-pool identities, which have a sub.
  const identity = ctx.identity as { sub: string } | null;
  return {
    operation: 'Invoke',
    payload: { field: 'resumes', owner: { sub: identity?.sub }, wanted: selectedFiles(ctx) },
  };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
