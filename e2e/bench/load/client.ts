import { z } from 'zod';
import type { Person } from '../../support/people.ts';
import type { Stack } from '../../support/stack.ts';
import { OperationError } from './step.ts';

/** Request timeout, in milliseconds. */
const PATIENCE = 15_000;

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ errorType: z.string().nullish() })).optional(),
});

/**
 * The route of a request, which decides what AWS bills for it. A `code` isn’t a request but the mail that
 * the user pool sends on its own.
 */
export type Door = 'page' | 'api' | 'graphql' | 'pool' | 'code';

/**
 * Sends requests as browsers do, and counts them by door. Throws `OperationError` on a timeout, a failed
 * connection, an error status or a GraphQL error.
 */
export function openClient(stack: Stack) {
  const counts = new Map<Door, number>();
  const count = (door: Door) => void counts.set(door, (counts.get(door) ?? 0) + 1);
  const send = async (what: string, url: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) });
      const body = await response.text();
      if (!response.ok) throw new OperationError(`${what} ${response.status}`);
      return body;
    } catch (error) {
      if (error instanceof OperationError) throw error;
      const reason = error instanceof DOMException ? 'took too long' : 'was not connected';
      throw new OperationError(`${what} ${reason}`);
    }
  };
  return {
    count,
    /** Returns the counts since the last call, and resets them. */
    takeCounts(): ReadonlyMap<Door, number> {
      const taken = new Map(counts);
      counts.clear();
      return taken;
    },
    async get(what: string, path: string, door: Door): Promise<void> {
      count(door);
      await send(what, stack.siteUrl + path);
    },
    async query(what: string, caller: 'visitor' | Person, query: string, input: object): Promise<void> {
      count('graphql');
      const credentials: Record<string, string> =
        caller === 'visitor' ? { 'x-api-key': stack.apiKey } : { authorization: caller.idToken };
      const body = await send(what, stack.graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...credentials },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const { errors = [] } = Answer.parse(JSON.parse(body));
      if (errors.length > 0) throw new OperationError(`${what} ${errors[0]?.errorType ?? 'error'}`);
    },
  };
}
export type Client = ReturnType<typeof openClient>;
