import { afterEach, beforeEach } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { createQueryClient } from '../../../service/query-client.ts';
import { Staff } from '../components/staff.tsx';

type Input = { readonly [name: string]: string | null } | null;
export type Reply = { readonly data: unknown } | { readonly errorType: string; readonly message: string };

/** Builds the reply that carries a page of a list. */
export const pageReply = (items: readonly unknown[], nextToken: string | null = null): Reply => ({
  data: { items, nextToken },
});

/**
 * Replaces `fetch` before each test. Tests set `replies` by operation and read what the page sent from
 * `inputs`.
 */
export function fakeStaffService(defaults: Record<string, () => Reply>) {
  const realFetch = globalThis.fetch;
  const service = {
    requests: [] as { operation: string; input: Input }[],
    replies: {} as Record<string, (input: Input) => Reply | Promise<Reply>>,
    inputs: (operation: string) =>
      service.requests.filter((request) => request.operation === operation).map(({ input }) => input),
  };
  const respond = (body: unknown) => ({ ok: true, status: 200, json: async () => body });

  beforeEach(() => {
    service.requests = [];
    service.replies = { ...defaults };
    const fetch = async (url: string, init: { body?: unknown } = {}) => {
      if (url === '/config.json')
        return respond({
          apiKey: 'key',
          userPoolId: 'pool',
          userPoolClientId: 'client',
          region: 'us-east-1',
        });
      const { query, variables } = JSON.parse(String(init.body));
      const operation = /\{\s*(\w+)\(/.exec(query)?.[1] ?? '';
      const input = operation === 'listSources' ? variables : variables.input;
      service.requests.push({ operation, input });
      const reply = await service.replies[operation]?.(input);
      if (reply !== undefined && 'data' in reply) return respond({ data: { [operation]: reply.data } });
      const error = reply ?? { errorType: 'NotFound', message: `No reply is set for ${operation}.` };
      return respond({ data: null, errors: [error] });
    };
    Object.assign(globalThis, { fetch });
  });
  afterEach(() => {
    cleanup();
    Object.assign(globalThis, { fetch: realFetch });
  });
  return service;
}

export function renderStaff(address = '/admin-notifs'): UserEvent {
  navigate(address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Staff />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
