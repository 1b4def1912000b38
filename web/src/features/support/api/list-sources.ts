import * as z from 'zod/mini';
import type {
  Source as ContractSource,
  QueryListSourcesArgs,
  SourceCount,
} from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

type Unknown = 'ageMinutes' | 'checkedAt' | 'readAt' | 'lastNewAt';

/** An employer's board and how its reading goes. */
export type Source = Omit<ContractSource, Unknown> & {
  readonly ageMinutes: number | null;
  readonly checkedAt: string | null;
  readonly readAt: string | null;
  readonly lastNewAt: string | null;
};

/** A page of sources, worst first. */
export interface SourcePage {
  readonly items: readonly Source[];
  /** Of all pages and states. */
  readonly counts: readonly SourceCount[];
  /** Null at the end. */
  readonly nextToken: string | null;
}

const moment = z.nullable(z.string());

const answer: z.ZodMiniType<{ listSources: SourcePage }> = z.object({
  listSources: z.object({
    items: z.array(
      z.object({
        ats: z.string(),
        board: z.string(),
        company: z.string(),
        favourite: z.boolean(),
        state: z.string(),
        ageMinutes: z.nullable(z.number()),
        lastResult: z.string(),
        message: z.string(),
        postings: z.number(),
        trend: z.string(),
        checkedAt: moment,
        readAt: moment,
        lastNewAt: moment,
      }),
    ),
    counts: z.array(z.object({ state: z.string(), sources: z.number() })),
    nextToken: moment,
  }),
});

const query = `query Sources($state: String, $nextToken: String) {
  listSources(state: $state, nextToken: $nextToken) {
    nextToken counts { state sources }
    items { ats board company favourite state ageMinutes lastResult message postings trend checkedAt readAt lastNewAt }
  }
}`;

/** Asks for a page of the boards we read; `state` empty for all. Throws a `Failure`. */
export async function listSources(
  state: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<SourcePage> {
  const variables: QueryListSourcesArgs = { state: state || null, nextToken };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listSources;
}
