import { type Context, runtime } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

/** A step of updateUser: deletes the resumes that are not in the input's list, if it has one. */
export function request(ctx: Context<{ input: { resumes?: { id: string }[] | null } }>) {
  const kept = ctx.args.input.resumes;
  if (!kept) runtime.earlyReturn(ctx.prev.result);
  const ids = (kept ?? []).map((resume) => resume.id);
  return { operation: 'Invoke', payload: { field: 'keepResumes', owner: ctx.stash['owner'], ids } };
}

/** Returns the previous step's result. */
export function response(ctx: Context) {
  functionValue(ctx);
  return ctx.prev.result;
}
