import * as z from 'zod';
import { completionPayload } from '../../llm/completion.ts';
import { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { User } from '../../table/user.ts';
import { dailyQuota } from '../daily-quota.ts';
import { toGraphQLUser } from '../to-graphql-user.ts';
import { changeUser, readUser } from '../user-store.ts';
import { begin, keep, SUGGESTIONS } from './suggest-titles.ts';

const table = openTable();

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('step', [
  z.object({ step: z.literal('begin'), owner, input: z.object({ position: z.string() }) }),
  z.object({
    step: z.literal('keep'),
    owner,
    asking: z.object({
      question: SavedTitle,
      before: User.pick({ positions: true, generatedPositions: true }),
    }),
    asked: completionPayload(SimilarTitles),
  }),
]);

const deskOf = (sub: string) => ({
  profile: () => readUser(table, sub),
  change: (by: Parameters<typeof changeUser>[2]) => changeUser(table, sub, by),
  ...dailyQuota(table, SUGGESTIONS, sub, new Date()),
});

/** Titles like one of the caller's own: what is to be asked for them, and what of the answer is kept. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const desk = deskOf(request.owner.sub);
    if (request.step === 'keep') return shown(await keep(desk, request.asking, request.asked));
    const begun = await begin(desk, request.input.position);
    return 'profile' in begun ? { user: shown(begun.profile) } : { asking: begun };
  });
}

const shown = ({ user, meter }: NonNullable<Awaited<ReturnType<typeof readUser>>>) =>
  toGraphQLUser(user, meter.charged.size);
