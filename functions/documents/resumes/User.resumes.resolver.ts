import type { Context } from '@aws-appsync/utils';
import { functionValue } from '../../platform/graphql/function-value.ts';

/**
 * Reads the caller's resumes, with links and texts only if they are selected. The selection set's text has the names of
 * aliased fields, and its list has those of fragments.
 */
export function request(ctx: Context) {
  // The field only allows user-pool identities, which have a sub.
  const identity = ctx.identity as { sub: string } | null;
  const selected = `${ctx.info.selectionSetList.join(' ')} ${ctx.info.selectionSetGraphQL}`;
  const wanted = { links: selected.indexOf('resumeURL') >= 0, texts: selected.indexOf('resumeContent') >= 0 };
  return { operation: 'Invoke', payload: { field: 'resumes', owner: { sub: identity?.sub }, wanted } };
}

export function response(ctx: Context) {
  return functionValue(ctx);
}
