import { z } from 'zod';
import { nullIfThrottled } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { type EdgeRequest, type EdgeResponse, textResponse } from './exchange.ts';
import type { HttpApiEvent } from './http-api-event.ts';

/** A Lambda authorizer of an HTTP API with simple responses. */
export interface Authorizer {
  functionName: string;
  /** Headers whose values identify a caller; lower case. */
  identityHeaders: readonly string[];
  cacheSeconds: number;
}

const simpleResponse = z.object({ isAuthorized: z.boolean() });

const refusal = (status: number, message: string) =>
  textResponse(status, JSON.stringify({ message }), 'application/json');

/**
 * Makes the check of an authorizer: it returns the refusal, or null for a request that may pass. A request without an
 * identity header is refused without a call, and answers are cached by identity
 * ("Control access to HTTP APIs with AWS Lambda authorizers").
 */
export function createAuthorization(authorizer: Authorizer, invoke: Invoke, now: () => number = Date.now) {
  const cache = new Map<string, { until: number; isAuthorized: boolean }>();
  return async ({ headers }: EdgeRequest, event: HttpApiEvent): Promise<EdgeResponse | null> => {
    const identitySource = authorizer.identityHeaders.map((name) => headers[name] ?? '');
    if (identitySource.includes('')) return refusal(401, 'Unauthorized');
    const key = JSON.stringify(identitySource);
    const known = cache.get(key);
    if (known && known.until > now()) return known.isAuthorized ? null : refusal(403, 'Forbidden');
    const { body: _, ...asked } = event;
    const question = { ...asked, type: 'REQUEST', identitySource };
    const outcome = await invoke(authorizer.functionName, question).catch(nullIfThrottled);
    const answer = simpleResponse.safeParse(outcome && 'payload' in outcome ? outcome.payload : null);
    if (!answer.success) return refusal(500, 'Internal Server Error');
    const { isAuthorized } = answer.data;
    if (authorizer.cacheSeconds > 0)
      cache.set(key, { until: now() + authorizer.cacheSeconds * 1_000, isAuthorized });
    return isAuthorized ? null : refusal(403, 'Forbidden');
  };
}
