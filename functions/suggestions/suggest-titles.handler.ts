import * as z from 'zod';
import { shownUser } from '../accounts/shown-user.ts';
import { changeUser, readUser } from '../accounts/user-store.ts';
import { ask } from '../ai/ask.ts';
import { suggestTitles as feature, type SavedTitle } from '../ai/features/suggest-titles.ts';
import { openMeter } from '../ai/meter.ts';
import { openProvider } from '../ai/provider.ts';
import { answer } from '../graphql/answer.ts';
import { openTable } from '../table/table.ts';
import { dailyLimit } from './daily-limit.ts';
import { suggestTitles } from './suggest-titles.ts';

const table = openTable();
const provider = openProvider();
const meter = openMeter();

const Request = z.object({
  field: z.literal('generateUserPositions'),
  arguments: z.object({ input: z.object({ position: z.string() }) }),
  owner: z.object({ sub: z.string() }),
});

/** Adds titles like one of the caller's own to the caller's record. */
export async function handler(event: unknown) {
  return answer(async () => {
    const { owner, arguments: given } = Request.parse(event);
    const desk = {
      profile: () => readUser(table, owner.sub),
      change: (by: Parameters<typeof changeUser>[2]) => changeUser(table, owner.sub, by),
      ...dailyLimit(table, owner.sub, new Date()),
      async ask(saved: SavedTitle) {
        const asked = await ask(provider, feature, saved);
        meter(feature.name, asked);
        return asked;
      },
    };
    const { user, meter: alerts } = await suggestTitles(desk, given.input.position);
    return shownUser(user, alerts.charged.size);
  });
}
