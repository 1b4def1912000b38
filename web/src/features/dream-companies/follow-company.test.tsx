/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { createQueryClient } from '../../service/query-client.ts';
import { failedWith, fakeGraphQL, type GraphQLError } from '../../service/testing/fake-graphql.ts';
import { accountQuery } from '../account/account-query.ts';
import { accountOf } from '../account/testing/account-of.ts';
import type { Follow } from './api/follows.ts';
import { FollowCompany } from './follow-company.tsx';

const EMAIL = 'ada@mail.example';
let listed: Follow[];
let asked: unknown[];
let refusal: GraphQLError | undefined;

const follow = (fields: Partial<Follow> = {}): Follow => ({
  id: 'name:stripe',
  text: 'Stripe',
  state: 'checking',
  company: '',
  jobs: 0,
  ...fields,
});

beforeEach(() => {
  listed = [];
  asked = [];
  refusal = undefined;
  fakeGraphQL(({ operation, input }) => {
    if (operation === 'listFollows') return { data: { listFollows: listed } };
    asked.push(input);
    if (refusal) return failedWith(refusal);
    const added = follow({ text: String(input['text']) });
    listed = [added, ...listed];
    return { data: { followCompany: added } };
  });
});

function TypedFollow() {
  const [typed, setTyped] = useState('');
  return <FollowCompany email={EMAIL} typed={typed} onType={setTyped} input={useRef(null)} />;
}

function given() {
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, accountOf({}));
  const view = render(
    <QueryClientProvider client={client}>
      <TypedFollow />
    </QueryClientProvider>,
  );
  const line = screen.getByRole<HTMLInputElement>('textbox', { name: 'Follow a company' });
  return { ...view, client, line, keys: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('following a company', () => {
  test('PROF-01 asks on Enter, says that it is checked, then that it is followed, and reloads the account', async () => {
    jest.useFakeTimers();
    try {
      const { keys, line, client } = given();
      const reload = jest.spyOn(client, 'invalidateQueries');
      await keys.type(line, '  Stripe {Enter}');
      expect(await screen.findByText('Checking Stripe…')).toBeTruthy();
      expect([line.value, asked]).toEqual(['', [{ email: EMAIL, text: 'Stripe' }]]);
      listed = [follow({ state: 'following', company: 'Stripe' })];
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      await screen.findByText('Following Stripe. New jobs will show up here within minutes.');
      expect(reload).toHaveBeenCalledWith({ queryKey: ['user'] });
    } finally {
      jest.useRealTimers();
    }
  });

  test('PROF-01 keeps a request that was added while the list was loading', async () => {
    // given
    let answer: () => void = () => {};
    const loading = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fakeGraphQL(async ({ operation, input }) => {
      if (operation !== 'listFollows')
        return { data: { followCompany: follow({ text: String(input['text']) }) } };
      await loading;
      return { data: { listFollows: [] } };
    });
    const { keys, line, client } = given();
    // when
    await keys.type(line, 'Stripe{Enter}');
    await screen.findByText('Checking Stripe…');
    answer();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    // then
    expect(screen.getByText('Checking Stripe…')).toBeTruthy();
  });

  test('PROF-01 asks on click, and not for an empty text', async () => {
    const { keys, line } = given();
    await keys.click(screen.getByRole('button', { name: 'Follow' }));
    expect(asked).toEqual([]);
    await keys.type(line, 'https://stripe.com/jobs');
    await keys.click(screen.getByRole('button', { name: 'Follow' }));
    await screen.findByText('Checking https://stripe.com/jobs…');
  });

  test('PROF-01 shows earlier requests after a reload, in a live region', async () => {
    listed = [follow({ state: 'review', text: 'stripe.com' })];
    given();
    const shown = await screen.findByText(/Our team will take a look/);
    expect(shown.closest('[aria-live=polite]')).not.toBeNull();
  });

  test.each([
    'You can add 10 companies a day. Try again tomorrow.',
    "'localhost' is not a public host name. Paste the address of a public careers page.",
  ])('PROF-01 shows %j at the field, keeps the text, and removes it on typing', async (message) => {
    refusal = { errorType: 'BadInput', message };
    const { keys, line } = given();
    await keys.type(line, 'localhost{Enter}');
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert');
    expect([line.value, line.getAttribute('aria-invalid')]).toEqual(['localhost', 'true']);
    await keys.type(line, '.');
    expect(screen.queryByText(message)).toBeNull();
  });

  test('PROF-01 shows markup in a text as text', async () => {
    listed = [follow({ state: 'notFound', text: '<img src=x>' })];
    given();
    await screen.findByText(/<img src=x>/);
    expect(document.querySelector('img')).toBeNull();
  });
});
