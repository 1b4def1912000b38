import type { Account } from '../api/account.ts';

/** An error that the service answers with. */
interface ServiceError {
  readonly errorType: string;
  readonly message: string;
}

/** What a test sees and changes of the service it plays. */
export interface FakeServiceState {
  /** The record of who is signed in. */
  account: Account;
  /** An operation that is refused, and how. */
  refuse: Readonly<Record<string, ServiceError>>;
  /** Answers wait until this has passed. */
  before: (operation: string) => Promise<void>;
  /** What it was asked, oldest first. */
  readonly asked: { readonly operation: string; readonly input: Record<string, unknown> }[];
}

/** A service that refuses nothing, has been asked nothing, and answers at once. */
export const fakeStateFor = (account: Account): FakeServiceState => ({
  account,
  refuse: {},
  asked: [],
  before: async () => undefined,
});

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

// Only what callService reads of an answer is given.
const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

/**
 * Plays the service to everything that asks it from now on: `answerTo` gives an operation's data. Gives the way to take
 * it back.
 */
export function fakeService(
  service: FakeServiceState,
  answerTo: (operation: string, input: Record<string, unknown>) => unknown,
): () => void {
  const before = globalThis.fetch;
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json') return answer(config);
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /(\w+)\(input/.exec(query)?.[1] ?? '';
    service.asked.push({ operation, input: variables.input });
    await service.before(operation);
    const refusal = service.refuse[operation];
    if (refusal) return answer({ data: null, errors: [refusal] });
    return answer({ data: answerTo(operation, variables.input) });
  };
  Object.assign(globalThis, { fetch });
  return () => void Object.assign(globalThis, { fetch: before });
}
