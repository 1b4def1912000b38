import { type Context, util } from '@aws-appsync/utils';

/**
 * Asks for the caller's resumes, with links and texts only where they are selected: by name in the text of the selection,
 * where they have other names in the answer, or in the list of it, where they stand in a fragment.
 */
export function request(ctx: Context) {
  // A user-pool identity has a sub; the field's type admits nothing else.
  const identity = ctx.identity as { sub: string } | null;
  const selected = `${ctx.info.selectionSetList.join(' ')} ${ctx.info.selectionSetGraphQL}`;
  const wanted = { links: selected.indexOf('resumeURL') >= 0, texts: selected.indexOf('resumeContent') >= 0 };
  return { operation: 'Invoke', payload: { field: 'resumes', owner: { sub: identity?.sub }, wanted } };
}

/** The resumes, newest first. */
export function response(ctx: Context) {
  if (ctx.error) util.error('Something went wrong on our side. Please try again.', 'Internal');
  if (ctx.result.fault) util.error(ctx.result.fault.message, ctx.result.fault.code);
  return ctx.result.value;
}
