import {
  failedWith,
  fakeGraphQL,
  type GraphQLError,
  type GraphQLRequest,
} from '../../../service/testing/fake-graphql.ts';
import type { Account } from '../api/account.ts';

export interface FakeServiceState {
  account: Account;
  errors: Readonly<Record<string, GraphQLError>>;
  /** Responses wait for this promise. */
  before: (operation: string) => Promise<void>;
  readonly requests: Pick<GraphQLRequest, 'operation' | 'input'>[];
}

export const fakeStateFor = (account: Account): FakeServiceState => ({
  account,
  errors: {},
  requests: [],
  before: async () => undefined,
});

/** Replaces `fetch` until the test ends; `answerTo` returns an operation's data. */
export function fakeService(
  service: FakeServiceState,
  answerTo: (operation: string, input: GraphQLRequest['input']) => unknown,
): void {
  fakeGraphQL(async ({ operation, input }) => {
    service.requests.push({ operation, input });
    await service.before(operation);
    const error = service.errors[operation];
    return error ? failedWith(error) : { data: answerTo(operation, input) };
  });
}
