import * as z from 'zod';
import { completionPayload } from '../../llm/completion.ts';
import { SavedTitle, SimilarTitles } from '../../llm/features/suggest-titles.ts';
import { resolveField } from '../../platform/graphql/resolve-field.ts';
import { openTable } from '../../table/table.ts';
import { User } from '../../table/user.ts';
import { toGraphQLUser } from '../to-graphql-user.ts';
import type { readUser } from '../user-store.ts';
import { requestSuggestions, saveSuggestions } from './suggest-titles.ts';
import { suggestionDeps } from './suggestion-deps.ts';

const table = openTable();

const owner = z.object({ sub: z.string() });
const Request = z.discriminatedUnion('step', [
  z.object({ step: z.literal('request'), owner, input: z.object({ position: z.string() }) }),
  z.object({
    step: z.literal('save'),
    owner,
    suggestionRequest: z.object({
      question: SavedTitle,
      before: User.pick({ positions: true, generatedPositions: true }),
    }),
    completion: completionPayload(SimilarTitles),
  }),
]);

/** Resolves the first and the last step of suggestTitles. */
export async function handler(event: unknown) {
  return resolveField(async () => {
    const request = Request.parse(event);
    const deps = suggestionDeps(table, request.owner.sub, () => new Date());
    if (request.step === 'save')
      return toUser(await saveSuggestions(deps, request.suggestionRequest, request.completion));
    const result = await requestSuggestions(deps, request.input.position);
    return 'profile' in result ? { user: toUser(result.profile) } : { suggestionRequest: result };
  });
}

const toUser = ({ user, meter }: NonNullable<Awaited<ReturnType<typeof readUser>>>) =>
  toGraphQLUser(user, meter.charged.size);
