import * as z from 'zod';
import { shownUser } from '../accounts/shown-user.ts';
import { changeUser, readUser } from '../accounts/user-store.ts';
import { handedOn } from '../ai/asked.ts';
import { SavedTitle, SimilarTitles } from '../ai/features/suggest-titles.ts';
import { answer } from '../graphql/answer.ts';
import { dailyLimit } from '../quotas/daily-limit.ts';
import { openTable } from '../table/table.ts';
import { User } from '../table/user.ts';
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
    asked: handedOn(SimilarTitles),
  }),
]);

const deskOf = (sub: string) => ({
  profile: () => readUser(table, sub),
  change: (by: Parameters<typeof changeUser>[2]) => changeUser(table, sub, by),
  ...dailyLimit(table, SUGGESTIONS, sub, new Date()),
});

/** Titles like one of the caller's own: what is to be asked for them, and what of the answer is kept. */
export async function handler(event: unknown) {
  return answer(async () => {
    const request = Request.parse(event);
    const desk = deskOf(request.owner.sub);
    if (request.step === 'keep') return shown(await keep(desk, request.asking, request.asked));
    const begun = await begin(desk, request.input.position);
    return 'profile' in begun ? { user: shown(begun.profile) } : { asking: begun };
  });
}

const shown = ({ user, meter }: NonNullable<Awaited<ReturnType<typeof readUser>>>) =>
  shownUser(user, meter.charged.size);
