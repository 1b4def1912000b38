const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

export interface GraphQLRequest {
  /** The field that the operation selects, as in `getUser`. */
  readonly operation: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The variable `input`; empty if the operation has none. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface GraphQLError {
  readonly errorType: string;
  readonly message: string;
}

/** Returns the body of a response that fails. */
export const failedWith = (error: GraphQLError) => ({ data: null, errors: [error] });

function parseRequest(body: unknown): GraphQLRequest {
  const { query, variables } = JSON.parse(String(body));
  const operation = /\b(?:query|mutation) [^{]+\{(?:\w+:)?(\w+)/.exec(query)?.[1] ?? '';
  return { operation, query, variables, input: variables.input ?? {} };
}

/**
 * Replaces `fetch` until the test ends. `respond` returns the body of a GraphQL response; if it throws, the request
 * fails as it does offline.
 */
export function fakeGraphQL(respond: (request: GraphQLRequest) => unknown): void {
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    const body = url === '/config.json' ? config : await respond(parseRequest(init.body));
    // callService reads only these fields of a response.
    return { ok: true, status: 200, json: async () => body };
  };
  Object.assign(globalThis, { fetch });
}
