import type { Context } from '@aws-appsync/utils';

/**
 * Whether links or texts of resumes are selected. The selection set's text has the names of aliased fields,
 * and its list has those of fragments.
 */
export function selectedFiles(ctx: Context): { links: boolean; texts: boolean } {
  const selected = `${ctx.info.selectionSetList.join(' ')} ${ctx.info.selectionSetGraphQL}`;
  return { links: selected.indexOf('resumeURL') >= 0, texts: selected.indexOf('resumeContent') >= 0 };
}
