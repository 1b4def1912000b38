import type { Context } from '@aws-appsync/utils';
import type { QueryListApplicationsArgs } from '@daybreak/contract/types.ts';
import { queryNewest, toPage } from '../../platform/graphql/newest-page.ts';
import { requireSuccess } from '../../platform/graphql/require-success.ts';
import type { Application } from '../../table/application.ts';
import { applicationKey } from '../../table/keys.ts';

/** Reads a page of the caller's applications, newest job first. */
export function request(ctx: Context<QueryListApplicationsArgs>) {
  return queryNewest(applicationKey(ctx.stash['owner'].sub, '').pk, ctx.args.input.nextToken, 'applications');
}

/** Passes {rows, nextToken} to show-applications.step.ts: all rows, the saved jobs or the others. */
export function response(ctx: Context<QueryListApplicationsArgs>) {
  requireSuccess(ctx);
  const { rows, nextToken } = toPage<Application>(ctx.result.items);
  const { saved } = ctx.args.input;
  if (saved === null || saved === undefined) return { rows, nextToken };
  return { rows: rows.filter(({ state }) => (state === 'saved') === saved), nextToken };
}
