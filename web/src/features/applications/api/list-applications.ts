import * as z from 'zod/mini';
import type { QueryListApplicationsArgs } from '../../../generated/contract.ts';
import { callService } from '../../../service/graphql.ts';
import { type Application, applicationSchema, applicationSelection } from './application.ts';

/** A page of what a person has applied for, the newest first. */
export interface ApplicationPage {
  readonly items: readonly Application[];
  /** Null at the end. */
  readonly nextToken: string | null;
  /** All of them. */
  readonly total: number;
}

const answer: z.ZodMiniType<{ listApplications: ApplicationPage }> = z.object({
  listApplications: z.object({
    items: z.array(applicationSchema),
    nextToken: z.nullable(z.string()),
    total: z.number(),
  }),
});

const query = `query Applications($input: ListApplicationsInput!) { listApplications(input: $input) { total nextToken items ${applicationSelection} } }`;

/** Asks for a page of the caller's applications; the first one without a token. Throws a `Failure`. */
export async function listApplications(
  email: string,
  nextToken: string | null,
  signal: AbortSignal,
): Promise<ApplicationPage> {
  const variables: QueryListApplicationsArgs = { input: { email, nextToken } };
  return answer.parse(await callService(JSON.stringify({ query, variables }), signal)).listApplications;
}
