import type { GeneratedPosition, UpdateUserInput } from '@daybreak/contract/types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../../service/query-client.ts';
import {
  failedWith,
  fakeGraphQL,
  type GraphQLError,
  type GraphQLRequest,
} from '../../../service/testing/fake-graphql.ts';
import type { Preview } from '../../preview/api/preview-alerts.ts';
import { accountQuery } from '../account-query.ts';
import type { Account } from '../api/account.ts';
import { applyAccountChange } from '../apply-account-change.ts';

export const suggestion = (parent: string, position: string): GeneratedPosition => ({
  corePosition: parent,
  parentPosition: parent,
  position,
});

export interface FakeService {
  account: Account;
  /** Returns suggestions for a title, or the error to respond with. */
  suggest: (title: string) => readonly string[] | GraphQLError;
  preview: Preview;
  /** Returns the titles of the jobs that match a search. */
  listing: (input: Record<string, unknown>) => readonly string[];
  /** The error that every change is rejected with. */
  changeError: GraphQLError | null;
  /** Responses wait for this promise. */
  before: (operation: string) => Promise<void>;
  readonly requests: Pick<GraphQLRequest, 'operation' | 'input'>[];
}

export function givenService(account: Account): FakeService {
  const service: FakeService = {
    account,
    changeError: null,
    requests: [],
    suggest: () => [],
    listing: () => [],
    preview: {
      times: 0,
      perDay: { jobs: 0, messages: 0, digests: 0 },
      total: 0,
      hint: 'narrow',
      items: [],
      removals: [],
      cuts: [],
    },
    before: async () => undefined,
  };
  fakeGraphQL(async ({ operation, input }) => {
    // The settings page loads them on its own.
    if (operation === 'listFollows') return { data: { listFollows: [] } };
    service.requests.push({ operation, input });
    await service.before(operation);
    return answerTo(service, operation, input);
  });
  return service;
}

function answerTo(service: FakeService, operation: string, input: Record<string, unknown>): unknown {
  if (operation === 'previewAlerts') return { data: { previewAlerts: service.preview } };
  if (operation === 'listJobsByFilters') return { data: { listJobsByFilters: { total: 1284 } } };
  if (operation === 'listJobs') {
    const items = service.listing(input).map((jobTitle) => ({ jobTitle }));
    const specializations = ['Backend', 'Frontend'];
    const counts = {
      total: items.length,
      totalCompanies: items.length,
      titleSuggestions: [],
      totalOfAll: 1284,
    };
    return { data: { listJobs: { items, specializations, nextToken: null, ...counts } } };
  }
  if (operation === 'generateUserPositions') {
    const title = String(input['position']);
    const result = service.suggest(title);
    if ('errorType' in result) return failedWith(result);
    const suggestions = result.map((position) => suggestion(title, position));
    const generatedPositions = [...service.account.generatedPositions, ...suggestions];
    service.account = { ...service.account, generatedPositions };
    return { data: { generateUserPositions: service.account } };
  }
  if (service.changeError !== null) return failedWith(service.changeError);
  // The page builds it from the contract's type.
  service.account = applyAccountChange(service.account, input as unknown as UpdateUserInput);
  return { data: { updateUser: service.account } };
}

export function showTo(service: Pick<FakeService, 'account'>, part: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, service.account);
  return render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}
