import * as z from 'zod';
import { dailyQuota } from '../../members/daily-quota.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { followStore } from './follow-store.ts';
import { FOLLOW_LIMIT, requestFollow } from './request-follow.ts';
import { toGraphQLFollow } from './to-graphql-follow.ts';

const table = openTable();
const now = () => new Date();
const follows = followStore(table, now);

const Request = z.object({
  owner: z.object({ sub: z.string() }),
  arguments: z.object({ input: z.object({ text: z.string() }) }),
});

/** Resolves followCompany. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const { owner, arguments: args } = Request.parse(event);
    const consumeQuota = () => dailyQuota(table, FOLLOW_LIMIT, owner.sub, now()).consume();
    return toGraphQLFollow(await requestFollow({ follows, consumeQuota, now }, owner.sub, args.input.text));
  });
}
