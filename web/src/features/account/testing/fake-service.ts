import type { Account } from '../api/account.ts';

interface ServiceError {
  readonly errorType: string;
  readonly message: string;
}

export interface FakeServiceState {
  account: Account;
  errors: Readonly<Record<string, ServiceError>>;
  /** Responses wait for this promise. */
  before: (operation: string) => Promise<void>;
  readonly requests: { readonly operation: string; readonly input: Record<string, unknown> }[];
}

export const fakeStateFor = (account: Account): FakeServiceState => ({
  account,
  errors: {},
  requests: [],
  before: async () => undefined,
});

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

// callService reads only these fields of a response.
const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

/** Replaces `fetch`; `answerTo` returns an operation's data. Returns a function that restores `fetch`. */
export function fakeService(
  service: FakeServiceState,
  answerTo: (operation: string, input: Record<string, unknown>) => unknown,
): () => void {
  const before = globalThis.fetch;
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json') return answer(config);
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /(\w+)\(input/.exec(query)?.[1] ?? '';
    service.requests.push({ operation, input: variables.input });
    await service.before(operation);
    const refusal = service.errors[operation];
    if (refusal) return answer({ data: null, errors: [refusal] });
    return answer({ data: answerTo(operation, variables.input) });
  };
  Object.assign(globalThis, { fetch });
  return () => void Object.assign(globalThis, { fetch: before });
}
