/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { createQueryClient } from '../../service/query-client.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { Staff } from './components/staff.tsx';
import { aMatch } from './testing/a-match.ts';

type Input = { readonly [name: string]: string | null } | null;
type Reply = { readonly data: unknown } | { readonly errorType: string; readonly message: string };

const fetchBefore = globalThis.fetch;
let asked: { operation: string; input: Input }[];
let reply: Record<string, (input: Input) => Reply | Promise<Reply>>;

const answer = (body: unknown) => ({ ok: true, status: 200, json: async () => body });
const page = (items: readonly unknown[], nextToken: string | null = null): Reply => ({
  data: { items, nextToken },
});
const inputs = (operation: string) =>
  asked.filter((one) => one.operation === operation).map(({ input }) => input);

beforeEach(() => {
  asked = [];
  reply = { listAdminMatches: () => page([aMatch(1)]) };
  const fetch = async (url: string, init: { body?: unknown } = {}) => {
    if (url === '/config.json')
      return answer({ apiKey: 'key', userPoolId: 'pool', userPoolClientId: 'client', region: 'us-east-1' });
    const { query, variables } = JSON.parse(String(init.body));
    const operation = /\{\s*(\w+)\(/.exec(query)?.[1] ?? '';
    const input = operation === 'listSources' ? variables : variables.input;
    asked.push({ operation, input });
    const given = (await reply[operation]?.(input)) ?? { errorType: 'NotFound', message: 'Not played.' };
    return answer('data' in given ? { data: { [operation]: given.data } } : { data: null, errors: [given] });
  };
  Object.assign(globalThis, { fetch });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { fetch: fetchBefore });
});

function given(address = '/admin-notifs') {
  navigate(address);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Staff />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const card = () => screen.findByRole('article');
const notify = () => screen.findByRole('button', { name: /^Notify User/ });

describe('the matches that staff sees', () => {
  test('ADMIN-01 a spinner stands while they load, then each card has every field of its match', async () => {
    given();
    expect(screen.getByRole('status').textContent).toBe('Loading matches');
    const { textContent } = await card();
    for (const text of [
      'Ada',
      'ada@mail.example',
      'Held back',
      'No free alert left.',
      'names your title',
      'Backend Engineer, Platform Engineer',
      'API Engineer',
      'Austin, TX',
      'Boise, ID',
      'Austin or Boise',
      'Full-Time, remote',
      'Contract',
      'Larkspur Systems, Inc.',
      'greenhouse:larkspur:1',
      'Open',
      'wanted, bounced',
      'not wanted, unverified',
      'Engineering, America/Chicago',
      'Jun 1, 2026',
      'Keep the tide tables right',
      'Answer pilots',
      'Free alerts0',
    ])
      expect(textContent).toContain(text);
    expect(
      within(await card())
        .getByRole('link', { name: 'Backend Engineer 1' })
        .getAttribute('href'),
    ).toBe('https://larkspur.example/1');
    expect(inputs('listAdminMatches')).toEqual([null]);
  });

  test('ADMIN-01 Notify User shows the reply in a green toast and reads the list anew; pressed twice, it asks once', async () => {
    const held = Promise.withResolvers<Reply>();
    reply['notifyUser'] = () => held.promise;
    const keys = given();
    const button = await notify();
    await keys.dblClick(button);
    expect(within(button).getByRole('status')).toBeTruthy();
    reply['listAdminMatches'] = () => page([aMatch(1, { state: 'pending', why: '' })]);
    held.resolve({ data: 'Ada is being notified of Backend Engineer 1 at Larkspur Systems.' });
    await screen.findByText('Due');
    expect(toastStore.read()[0]).toMatchObject({
      title: 'Ada is being notified of Backend Engineer 1 at Larkspur Systems.',
      variant: 'success',
    });
    expect(inputs('notifyUser')).toEqual([{ id: 'ada@mail.example', jobId: 'greenhouse:larkspur:1' }]);
    expect(inputs('listAdminMatches')).toHaveLength(2);
  });

  test.each([
    'Nothing is sent to Ada. No free alert is left.',
    'Ada already has this alert. Sent on Jun 1, 2026, 11:00 AM EDT.',
  ])('ADMIN-01 a reply that tells of nothing sent is not green: %s', async (reason) => {
    reply['notifyUser'] = () => ({ data: reason });
    const keys = given();
    await keys.click(await notify());
    await waitFor(() => expect(toastStore.read()[0]).toMatchObject({ title: reason, variant: 'default' }));
  });

  test('ADMIN-01 what could not be asked is said, and nothing else changes', async () => {
    reply['notifyUser'] = () => ({ errorType: 'NotFound', message: 'There is no such job.' });
    const keys = given();
    await keys.click(await notify());
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: 'Nothing was sent.',
        description: 'There is no such job.',
        variant: 'destructive',
      }),
    );
    expect(await card()).toBeTruthy();
  });

  test('ADMIN-01 an empty list has a Clear Filters link; an empty page that is not the last is read on from', async () => {
    reply['listAdminMatches'] = (input) => (input?.['nextToken'] ? page([]) : page([], 'on'));
    given('/admin-notifs?email=ada%40mail.example');
    await screen.findByText('There is none that fits these filters.');
    const links = screen.getAllByRole('link', { name: 'Clear Filters' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin-notifs', '/admin-notifs']);
    const input = { email: 'ada@mail.example', jobId: null };
    expect(inputs('listAdminMatches')).toEqual([
      { ...input, nextToken: null },
      { ...input, nextToken: 'on' },
    ]);
    cleanup();
    given();
    await screen.findByText('Nothing is due, held back or failed.');
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toBeTruthy();
  });

  test('ADMIN-01 Show more reads on, and a match that moved meanwhile stands once', async () => {
    reply['listAdminMatches'] = (input) =>
      input?.['nextToken'] ? page([aMatch(1), aMatch(2)]) : page([aMatch(1)], 'on');
    const keys = given();
    await keys.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('ADMIN-01 are looked up by e-mail and job, which the address holds; an unknown one is said', async () => {
    const keys = given();
    await card();
    await keys.type(screen.getByLabelText('E-mail'), 'no address');
    await keys.click(screen.getByRole('button', { name: 'Look up' }));
    expect(screen.getByText('This is not an e-mail address.')).toBeTruthy();
    reply['listAdminMatches'] = () => ({
      errorType: 'NotFound',
      message: 'There is no account with this e-mail.',
    });
    await keys.clear(screen.getByLabelText('E-mail'));
    await keys.type(screen.getByLabelText('E-mail'), 'who@mail.example{Enter}');
    await screen.findByText('There is no account with this e-mail.');
    expect(location.search).toBe('?email=who%40mail.example');
    await keys.click(screen.getByRole('link', { name: 'Clear Filters' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('');
  });

  test('ADMIN-01 a look-up by job alone says whom it does not find', async () => {
    given('/admin-notifs?job=x');
    await screen.findByText(/^Shows those whose profile fits this job now/);
    cleanup();
    given('/admin-notifs?job=x&email=ada%40mail.example');
    await card();
    expect(screen.queryByText(/^Shows those whose profile/)).toBeNull();
  });

  test('ADMIN-01 Why? tells each rule and how it stands, also of two that have no match', async () => {
    reply['explainMatch'] = () => ({
      data: {
        verdict: 'Nothing is sent to Ada.',
        checks: [
          { rule: 'title', holds: true, words: 'Wanted as “Backend Engineer”.' },
          { rule: 'place', holds: false, words: 'No place of the person has this job.' },
        ],
      },
    });
    const keys = given();
    await keys.click(await screen.findByRole('button', { name: 'Why?' }));
    await screen.findByText('Nothing is sent to Ada.');
    expect(screen.getByLabelText('Holds').closest('li')?.textContent).toContain('Wanted as');
    expect(screen.getByLabelText('Does not hold').closest('li')?.textContent).toContain('No place');
    cleanup();
    reply['listAdminMatches'] = () => page([]);
    given('/admin-notifs?email=ada%40mail.example&job=x');
    await screen.findByText('There is no match of the two');
    await screen.findByText('Nothing is sent to Ada.');
    expect(await notify()).toBeTruthy();
  });
});

describe('the sources that staff sees', () => {
  const source = (number: number, state: string) => ({
    ats: 'greenhouse',
    board: `board-${number}`,
    company: `Company ${number}`,
    favourite: number === 1,
    state,
    ageMinutes: 61,
    lastResult: 'not read, 3 times',
    message: 'It answered 500.',
    postings: 4,
    trend: '+=xx',
    checkedAt: null,
    readAt: null,
    lastNewAt: null,
  });
  const counts = [
    { state: 'failing', sources: 1 },
    { state: 'fresh', sources: 1200 },
  ];

  test('stand worst first with counts, are read on and filtered by state', async () => {
    reply['listSources'] = (input) => {
      if (input?.['state']) return { data: { items: [source(3, 'fresh')], counts, nextToken: null } };
      return input?.['nextToken']
        ? { data: { items: [source(2, 'fresh')], counts, nextToken: null } }
        : { data: { items: [source(1, 'failing')], counts, nextToken: 'on' } };
    };
    const keys = given('/admin-notifs?view=sources');
    expect((await screen.findByRole('row', { name: /Company 1/ })).textContent).toContain('It answered 500.');
    await keys.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('Company 2');
    await keys.click(screen.getByRole('radio', { name: 'fresh 1,200' }));
    await screen.findByText('Company 3');
    expect(location.search).toBe('?view=sources&state=fresh');
    expect(screen.queryByText('Company 1')).toBeNull();
  });

  test('a state that is none is said', async () => {
    reply['listSources'] = () => ({ errorType: 'BadInput', message: 'state: There is no such state.' });
    given('/admin-notifs?view=sources&state=odd');
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such state.');
    expect(screen.getByRole('button', { name: 'Show every state' })).toBeTruthy();
  });
});
