import { z } from 'zod';
import { nullIfThrottled } from '../lambda/concurrency.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { type EdgeRequest, type EdgeResponse, textResponse } from './exchange.ts';
import type { HttpApiEvent } from './http-api-event.ts';

/** A Lambda authorizer of an HTTP API, with simple responses. */
export interface Authorizer {
  functionName: string;
  /** The lower-case names of the headers whose values identify a caller. */
  identityHeaders: readonly string[];
  cacheSeconds: number;
}

const simpleResponse = z.object({ isAuthorized: z.boolean() });

const errorResponse = (status: number, message: string) =>
  textResponse(status, JSON.stringify({ message }), 'application/json');

/**
 * Returns a check that returns an error response, or null for an authorized request. A request without an
 * identity header is refused without a call, and results are cached by identity ("Control access to HTTP APIs
 * with AWS Lambda authorizers").
 */
export function createAuthorization(authorizer: Authorizer, invoke: Invoke, now: () => number = Date.now) {
  const cache = new Map<string, { until: number; isAuthorized: boolean }>();
  return async ({ headers }: EdgeRequest, event: HttpApiEvent): Promise<EdgeResponse | null> => {
    const identitySource = authorizer.identityHeaders.map((name) => headers[name] ?? '');
    if (identitySource.includes('')) return errorResponse(401, 'Unauthorized');
    const key = JSON.stringify(identitySource);
    const cached = cache.get(key);
    if (cached && cached.until > now()) return cached.isAuthorized ? null : errorResponse(403, 'Forbidden');
    const { body: _, ...withoutBody } = event;
    const authorizerEvent = { ...withoutBody, type: 'REQUEST', identitySource };
    const outcome = await invoke(authorizer.functionName, authorizerEvent).catch(nullIfThrottled);
    const response = simpleResponse.safeParse(outcome && 'payload' in outcome ? outcome.payload : null);
    if (!response.success) return errorResponse(500, 'Internal Server Error');
    const { isAuthorized } = response.data;
    if (authorizer.cacheSeconds > 0)
      cache.set(key, { until: now() + authorizer.cacheSeconds * 1_000, isAuthorized });
    return isAuthorized ? null : errorResponse(403, 'Forbidden');
  };
}
