import { DEFAULT_ALERT_SETTINGS, FREE_ALERTS } from '@daybreak/contract/limits.ts';
import type { GeneratedPosition, UpdateUserInput } from '@daybreak/contract/types.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../../service/query-client.ts';
import type { Preview } from '../../preview/api/preview-alerts.ts';
import { accountQuery } from '../account-query.ts';
import type { Account } from '../api/account.ts';
import { applyAccountChange } from '../apply-account-change.ts';

export const suggestion = (parent: string, position: string): GeneratedPosition => ({
  corePosition: parent,
  parentPosition: parent,
  position,
});

export function accountOf(overrides: Partial<Account> = {}): Account {
  return {
    email: 'ada@mail.example',
    firstName: 'Ada',
    lastName: 'Moss',
    phone: '+15125550100',
    phoneVerified: false,
    country: 'US',
    countryCode: '+1',
    industry: '',
    seniority: '',
    dreamCompanies: [],
    positions: ['Backend Engineer'],
    generatedPositions: [],
    locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    userPrefs: {
      function: 'En',
      includeRemote: true,
      notifyEmail: true,
      notifyText: false,
      preferredJobType: null,
      emailState: 'on',
      textState: 'unverified',
      timeZone: 'UTC',
    },
    alertSettings: DEFAULT_ALERT_SETTINGS,
    excludedCompanies: [],
    excludedWords: [],
    resumes: [],
    matches: FREE_ALERTS,
    activeSubscription: null,
    createdAt: '2026-03-10T12:00:00.000Z',
    ...overrides,
  };
}

export interface FakeService {
  account: Account;
  /** Returns suggestions for a title, or the error to respond with. */
  suggest: (title: string) => readonly string[] | { readonly errorType: string; readonly message: string };
  preview: Preview;
  /** Returns the titles of the jobs that match a search. */
  listing: (input: Record<string, unknown>) => readonly string[];
  /** The error that every change is rejected with. */
  changeError: { readonly errorType: string; readonly message: string } | null;
  /** Responses wait for this promise. */
  before: (operation: string) => Promise<void>;
  readonly requests: { readonly operation: string; readonly input: Record<string, unknown> }[];
}

const config = { apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' };

export function givenService(account: Account): FakeService {
  const service: FakeService = {
    account,
    changeError: null,
    requests: [],
    suggest: () => [],
    listing: () => [],
    preview: { times: 0, total: 0, hint: 'narrow', items: [] },
    before: async () => undefined,
  };
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json') return answer(config);
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /\{ ?(\w+)\(/.exec(query)?.[1] ?? '';
    service.requests.push({ operation, input: variables.input });
    await service.before(operation);
    return answer(answerTo(service, operation, variables.input));
  };
  Object.assign(globalThis, { fetch });
  return service;
}

// callService reads only these fields of a response.
const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

function answerTo(service: FakeService, operation: string, input: Record<string, unknown>): unknown {
  if (operation === 'previewAlerts') return { data: { previewAlerts: service.preview } };
  if (operation === 'listJobs') {
    const items = service.listing(input).map((jobTitle) => ({ jobTitle }));
    const specializations = ['Backend', 'Frontend'];
    return { data: { listJobs: { items, specializations, nextToken: null, totalOfAll: 1284 } } };
  }
  if (operation === 'generateUserPositions') {
    const title = String(input['position']);
    const result = service.suggest(title);
    if ('errorType' in result) return { data: null, errors: [result] };
    const suggestions = result.map((position) => suggestion(title, position));
    const generatedPositions = [...service.account.generatedPositions, ...suggestions];
    service.account = { ...service.account, generatedPositions };
    return { data: { generateUserPositions: service.account } };
  }
  if (service.changeError !== null) return { data: null, errors: [service.changeError] };
  // The page builds it from the contract's type.
  service.account = applyAccountChange(service.account, input as unknown as UpdateUserInput);
  return { data: { updateUser: service.account } };
}

export function showTo(service: Pick<FakeService, 'account'>, part: ReactNode) {
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, service.account);
  return render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}
