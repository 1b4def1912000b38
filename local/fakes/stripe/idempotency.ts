import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from './account/api-error.ts';

interface ApiResponse {
  readonly status: ContentfulStatusCode;
  readonly body: unknown;
}

const day = 86_400;

/**
 * Returns the first response to requests that repeat an idempotency key, a 5xx included, and rejects the key
 * with other params (https://docs.stripe.com/api/idempotent_requests). Keys last one day, in memory; `now` is in
 * seconds.
 */
export function createIdempotencyCache(now: () => number) {
  const answers = new Map<string, ApiResponse & { readonly question: string; readonly at: number }>();
  return (
    { key, question }: { key: string | undefined; question: string },
    ask: () => ApiResponse,
  ): ApiResponse & { readonly replayed: boolean } => {
    const given = key === undefined ? undefined : answers.get(key);
    const known = given && now() - given.at < day ? given : undefined;
    if (known && known.question !== question)
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const answer = known ?? ask();
    // Stripe doesn't store the response to a request that fails validation.
    if (key !== undefined && answer.status !== 400) answers.set(key, { ...answer, question, at: now() });
    return { status: answer.status, body: answer.body, replayed: known !== undefined };
  };
}
