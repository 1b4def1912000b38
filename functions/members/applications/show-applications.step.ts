import { type Context, runtime } from '@aws-appsync/utils';
import type { ApplicationPage } from '@daybreak/contract/types.ts';
import { batchGet, batchGetRows } from '../../platform/graphql/batch-get.ts';
import type { Application } from '../../table/application.ts';
import { jobKey } from '../../table/keys.ts';
import { toGraphQLApplication } from './to-graphql-application.ts';

/** Reads the jobs of the applications of list-applications.step.ts. */
export function request(ctx: Context) {
  const { rows } = ctx.prev.result;
  if (rows.length === 0) runtime.earlyReturn({ items: [], nextToken: ctx.prev.result.nextToken });
  const keys = rows.map(({ sk }: Application) => jobKey(sk));
  return batchGet(ctx, keys, { consistentRead: false });
}

/** Returns the page. */
export function response(ctx: Context): ApplicationPage {
  const { rows, nextToken } = ctx.prev.result;
  const jobs = batchGetRows(ctx);
  return {
    items: rows.map((row: Application, index: number) => toGraphQLApplication(row, jobs[index])),
    nextToken,
  };
}
