import * as z from 'zod/mini';
import { endpoints } from '../config/paths.ts';
import { takeEarlyAnswer } from './early.ts';
import { failureOf, failureOfStatus, toFailure } from './failure.ts';
import { runtimeConfig } from './runtime-config.ts';

// The policy forbids making code from text, and zod's probe for it would be reported as a violation.
z.config({ jitless: true });

const answerSchema = z.object({
  data: z.optional(z.nullable(z.unknown())),
  errors: z.optional(
    z.array(z.object({ message: z.string(), errorType: z.optional(z.nullable(z.string())) })),
  ),
});

async function ask(body: string, signal: AbortSignal): Promise<Response> {
  const early = takeEarlyAnswer(body);
  if (early !== undefined) return early;
  const { apiKey } = await runtimeConfig();
  return fetch(endpoints.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body,
    signal,
  });
}

async function read(response: Response): Promise<unknown> {
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined));
  const first = answer.data?.errors?.[0];
  if (first !== undefined) throw failureOf(first);
  if (!response.ok || !answer.success) throw failureOfStatus(response.status);
  return answer.data.data;
}

/**
 * Posts one GraphQL request body as a visitor and gives its `data`, for the caller's schema to parse.
 * Throws a `Failure`; an aborted call rejects as `fetch` does.
 */
export async function callService(body: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await read(await ask(body, signal));
  } catch (error) {
    throw signal.aborted ? error : toFailure(error);
  }
}
