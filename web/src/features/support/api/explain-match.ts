import * as z from 'zod/mini';
import type { MatchExplanation, QueryExplainMatchArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import type { Pair } from './notify-user.ts';

const answer: z.ZodMiniType<{ explainMatch: MatchExplanation }> = z.object({
  explainMatch: z.object({
    verdict: z.string(),
    checks: z.array(z.object({ rule: z.string(), holds: z.boolean(), words: z.string() })),
  }),
});

const query =
  'query Explain($input: NotifyUserInput!) { explainMatch(input: $input) { verdict checks { rule holds words } } }';

/** Asks why a job is, or is not, for a person. Throws a `Failure`. */
export async function explainMatch({ id, jobId }: Pair, signal: AbortSignal): Promise<MatchExplanation> {
  const variables: QueryExplainMatchArgs = { input: { id, jobId } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).explainMatch;
}
