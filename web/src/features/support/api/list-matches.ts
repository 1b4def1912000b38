import * as z from 'zod/mini';
import type { QueryListAdminMatchesArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type AdminMatch, adminMatchSchema, adminMatchSelection } from './admin-match.ts';

/** Whose matches, and of which job; both empty for what wants to be looked at. */
export interface MatchFilters {
  readonly email: string;
  readonly job: string;
}

/** Matches that were read in one go. */
export interface MatchPage {
  readonly items: readonly AdminMatch[];
  /** Null at the end. */
  readonly nextToken: string | null;
}

const answer: z.ZodMiniType<{ listAdminMatches: MatchPage }> = z.object({
  listAdminMatches: z.object({ items: z.array(adminMatchSchema), nextToken: z.nullable(z.string()) }),
});

const query = `query Matches($input: AdminMatchesInput) { listAdminMatches(input: $input) { nextToken items ${adminMatchSelection} } }`;

async function readPage(
  { email, job }: MatchFilters,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<MatchPage> {
  const isPlain = email === '' && job === '' && nextToken === null;
  const input = { email: email || null, jobId: job || null, nextToken };
  const variables: QueryListAdminMatchesArgs = { input: isPlain ? null : input };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listAdminMatches;
}

/** Reads on from a token until there are matches or the end: a page may be empty and not the last. Throws a `Failure`. */
export async function listMatches(
  filters: MatchFilters,
  token: string | null,
  signal: AbortSignal,
): Promise<MatchPage> {
  let page = await readPage(filters, token, signal);
  while (page.items.length === 0 && page.nextToken !== null)
    page = await readPage(filters, page.nextToken, signal);
  return page;
}
