import { beforeEach } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { createQueryClient } from '../../../service/query-client.ts';
import { failedWith, fakeGraphQL, type GraphQLError } from '../../../service/testing/fake-graphql.ts';
import { Staff } from '../components/staff.tsx';

type Input = { readonly [name: string]: string | null } | null;
export type Reply = { readonly data: unknown } | GraphQLError;

/** Builds the reply that carries a page of a list. */
export const pageReply = (items: readonly unknown[], nextToken: string | null = null): Reply => ({
  data: { items, nextToken },
});

/**
 * Replaces `fetch` before each test. Tests set `replies` by operation and read what the page sent from
 * `inputs`.
 */
export function fakeStaffService(defaults: Record<string, () => Reply>) {
  const service = {
    requests: [] as { operation: string; input: Input }[],
    replies: {} as Record<string, (input: Input) => Reply | Promise<Reply>>,
    inputs: (operation: string) =>
      service.requests.filter((request) => request.operation === operation).map(({ input }) => input),
  };

  beforeEach(() => {
    service.requests = [];
    service.replies = { ...defaults };
    fakeGraphQL(async ({ operation, variables }) => {
      // The pages' own calls, whose variables hold texts only.
      const input = (
        operation === 'listSources' || operation === 'listFollowReviews' ? variables : variables['input']
      ) as Input;
      service.requests.push({ operation, input });
      const reply = await service.replies[operation]?.(input);
      if (reply !== undefined && 'data' in reply) return { data: { [operation]: reply.data } };
      return failedWith(reply ?? { errorType: 'NotFound', message: `No reply is set for ${operation}.` });
    });
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
