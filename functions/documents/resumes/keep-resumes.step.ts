import { type Context, runtime, util } from '@aws-appsync/utils';

/** A step of updateUser: where a list of resumes to keep is given, has the others deleted. */
export function request(ctx: Context<{ input: { resumes?: { id: string }[] | null } }>) {
  const kept = ctx.args.input.resumes;
  if (!kept) runtime.earlyReturn(ctx.prev.result);
  const ids = (kept ?? []).map((resume) => resume.id);
  return { operation: 'Invoke', payload: { field: 'keepResumes', owner: ctx.stash['owner'], ids } };
}

/** The person as the step before left the record. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.prev.result;
}
