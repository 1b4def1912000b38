import { z } from 'zod';
import type { Person } from '../../e2e/support/people.ts';
import type { Stack } from '../../e2e/support/stack.ts';
import { OperationError } from './step.ts';

const TIMEOUT_MS = 15_000;

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ errorType: z.string().nullish() })).optional(),
});

/**
 * The service that receives a request, which determines the AWS bill. A `code` is not a request but the email that the
 * user pool sends.
 */
export type EntryPoint = 'page' | 'api' | 'graphql' | 'pool' | 'code';

/**
 * Sends requests as browsers do, and counts them by entry point. Throws `OperationError` on a timeout, a failed
 * connection, an error status or a GraphQL error.
 */
export function createClient(stack: Stack) {
  const counts = new Map<EntryPoint, number>();
  const count = (to: EntryPoint) => void counts.set(to, (counts.get(to) ?? 0) + 1);
  const send = async (name: string, url: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = await response.text();
      if (!response.ok) throw new OperationError(`${name} ${response.status}`);
      return body;
    } catch (error) {
      if (error instanceof OperationError) throw error;
      const reason = error instanceof DOMException ? 'timed out' : 'failed to connect';
      throw new OperationError(`${name} ${reason}`);
    }
  };
  return {
    count,
    /** Returns the counts since the last call, and resets them. */
    takeCounts(): ReadonlyMap<EntryPoint, number> {
      const current = new Map(counts);
      counts.clear();
      return current;
    },
    async get(name: string, path: string, to: EntryPoint): Promise<void> {
      count(to);
      await send(name, stack.siteUrl + path);
    },
    async query(name: string, caller: 'visitor' | Person, query: string, input: object): Promise<void> {
      count('graphql');
      const credentials: Record<string, string> =
        caller === 'visitor' ? { 'x-api-key': stack.apiKey } : { authorization: caller.idToken };
      const body = await send(name, stack.graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...credentials },
        body: JSON.stringify({ query, variables: { input } }),
      });
      const { errors = [] } = Answer.parse(JSON.parse(body));
      if (errors.length > 0) throw new OperationError(`${name} ${errors[0]?.errorType ?? 'error'}`);
    },
  };
}
export type Client = ReturnType<typeof createClient>;
