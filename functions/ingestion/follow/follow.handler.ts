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

/** How many of a person's requests are listed. */
const MAX_LISTED = 10;

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('field', [
  z.object({ field: z.literal('listFollows'), owner }),
  z.object({
    field: z.literal('followCompany'),
    owner,
    arguments: z.object({ input: z.object({ text: z.string() }) }),
  }),
]);

/** Resolves listFollows and followCompany. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const { sub } = request.owner;
    if (request.field === 'listFollows')
      return (await follows.list(sub)).slice(0, MAX_LISTED).map(toGraphQLFollow);
    const consumeQuota = () => dailyQuota(table, FOLLOW_LIMIT, sub, now()).consume();
    return toGraphQLFollow(
      await requestFollow({ follows, consumeQuota, now }, sub, request.arguments.input.text),
    );
  });
}
