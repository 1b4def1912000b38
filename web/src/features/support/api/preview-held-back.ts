import * as z from 'zod/mini';
import type { AlertPreview, QueryPreviewHeldBackArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';

/** What a person would have been told of in two days: how many jobs, and the newest of them in words. */
export type HeldBack = Pick<AlertPreview, 'total'> & {
  readonly items: readonly {
    readonly jobID: string;
    readonly jobTitle: string;
    readonly fullCompanyName: string;
  }[];
};

const answer: z.ZodMiniType<{ previewHeldBack: HeldBack }> = z.object({
  previewHeldBack: z.object({
    total: z.number(),
    items: z.array(z.object({ jobID: z.string(), jobTitle: z.string(), fullCompanyName: z.string() })),
  }),
});

const query =
  'query HeldBack($input: GetUserInput!) { previewHeldBack(input: $input) { total items { jobID jobTitle fullCompanyName } } }';

/** Asks what fits a person, whether or not the person can be alerted. Throws a `Failure`. */
export async function previewHeldBack(email: string, signal: AbortSignal): Promise<HeldBack> {
  const variables: QueryPreviewHeldBackArgs = { input: { email } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).previewHeldBack;
}
