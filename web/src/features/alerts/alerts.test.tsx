/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../service/query-client.ts';
import {
  failedWith,
  fakeGraphQL,
  type GraphQLError,
  type GraphQLRequest,
} from '../../service/testing/fake-graphql.ts';
import { accountQuery } from '../account/account-query.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { aSubscription } from '../subscription/testing/a-subscription.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { applyNote } from './alert-history.ts';
import type { Alert } from './api/alerts.ts';
import { Alerts } from './components/alerts.tsx';
import { anAlert, aPage } from './testing/an-alert.ts';

const NOW = '2026-06-01T15:05:00.000Z';
let ledger: readonly Alert[];
let refuse: GraphQLError | null;
let pagesRead: number;
const notes: unknown[] = [];
const savedExclusions: unknown[] = [];

/** Holds the answers to an operation until it resolves; they say what was true when the request arrived. */
const holds = new Map<string, Promise<void>>();
let reopen: () => Promise<void>;

async function answerTo(request: GraphQLRequest): Promise<unknown> {
  if (request.operation === 'noteAlert') await holds.get('noteAlert');
  const answer = currentAnswer(request);
  if (request.operation !== 'noteAlert') await holds.get(request.operation);
  return answer;
}

function currentAnswer({ operation, input }: GraphQLRequest): unknown {
  if (refuse) return failedWith(refuse);
  if (operation === 'updateUser') {
    savedExclusions.push(input['excludedCompanies']);
    return { data: { updateUser: accountOf(input) } };
  }
  if (operation === 'noteAlert') {
    notes.push(input);
    const alert = ledger.find(({ jobID }) => jobID === input['jobID']) ?? anAlert(0);
    const after = applyNote(alert, String(input['note']) as 'opened', NOW);
    ledger = ledger.map((known) => (known === alert ? after : known));
    return { data: { noteAlert: after } };
  }
  if (operation === 'previewAlerts')
    return { data: { previewAlerts: { times: 0, total: 0, hint: 'narrow', items: [] } } };
  const version = JSON.stringify(ledger[0]?.jobID);
  if (operation === 'alertsVersion') return { data: { alertsVersion: version } };
  pagesRead += 1;
  const from = Number(input['nextToken'] ?? 0);
  const nextToken = from + 30 < ledger.length ? String(from + 30) : null;
  return { data: { listAlerts: aPage(ledger.slice(from, from + 30), { nextToken, version }) } };
}

function given(alerts: readonly Alert[], overrides: Parameters<typeof accountOf>[0] = {}) {
  ledger = alerts;
  const client = createQueryClient();
  client.setQueryData(accountQuery.queryKey, accountOf(overrides));
  const page = (
    <QueryClientProvider client={client}>
      <Alerts email="ada@mail.example" />
    </QueryClientProvider>
  );
  const view = render(page);
  reopen = async () => {
    view.unmount();
    await pass(1);
    render(page);
  };
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}
const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link', { name: /^Backend Engineer/ })
    .map((link) => link.textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(NOW) });
  [refuse, pagesRead, notes.length, savedExclusions.length] = [null, 0, 0, 0];
  holds.clear();
  fakeGraphQL(answerTo);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the alerts page', () => {
  test('shows each alert’s job, reason and state', async () => {
    given([
      anAlert(2, { state: 'withheld', why: 'No free alerts left.', sentAt: null }),
      anAlert(1, { openedAt: NOW, job: null }),
    ]);
    expect(screen.getByText('Loading your alerts')).toBeTruthy();
    await screen.findByText('2 alerts in the last 90 days.');
    expect(screen.getByRole('link', { name: 'Backend Engineer 2' }).getAttribute('href')).toBe(
      '/jobs/greenhouse%3Alarkspur%3A2',
    );
    expect(screen.getByText('Not sent: No free alerts left.')).toBeTruthy();
    expect(screen.getAllByText('It matches your title Backend Engineer.')).toHaveLength(2);
    expect(screen.getByText('This job is no longer available')).toBeTruthy();
    expect(screen.getByText('Opened')).toBeTruthy();
  });

  test('Show more loads the next page without duplicates', async () => {
    const keys = given(Array.from({ length: 40 }, (_, index) => anAlert(40 - index)));
    await screen.findByText('30+ alerts in the last 90 days.');
    expect(titles()).toHaveLength(30);
    await keys.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(new Set(titles()).size).toBe(40));
    await screen.findByText('40 alerts in the last 90 days.');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('announces new alerts, and shows them only on request', async () => {
    const keys = given([anAlert(1)]);
    await screen.findByText('1 alert in the last 90 days.');
    ledger = [anAlert(3), anAlert(2), ...ledger];
    await pass(15_000);
    const news = await screen.findByRole('button', { name: '2 new alerts Show them' });
    expect(news.closest('[role=status]')).not.toBeNull();
    expect(titles()).toEqual(['Backend Engineer 1']);
    await keys.click(news);
    expect(titles()).toEqual(['Backend Engineer 3', 'Backend Engineer 2', 'Backend Engineer 1']);
    expect(screen.queryByText(/new alert/)).toBeNull();
  });

  test('reads the first page again only when it has changed or an alert is on its way', async () => {
    given([anAlert(2, { state: 'pending', sentAt: null }), anAlert(1)]);
    await screen.findByText('2 alerts in the last 90 days, 1 waiting to be sent.');
    await pass(15_000);
    expect(pagesRead).toBe(2);
    ledger = [anAlert(2), anAlert(1)];
    await pass(15_000);
    await screen.findByText('2 alerts in the last 90 days.');
    await pass(60_000);
    expect(pagesRead).toBe(3);
    ledger = [anAlert(3), ...ledger];
    await pass(15_000);
    await screen.findByRole('button', { name: '1 new alert Show it' });
    expect(pagesRead).toBe(4);
  });

  test('saves and undoes Not relevant, and records opened jobs', async () => {
    const keys = given([anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    expect(screen.getByText('Not relevant', { selector: 'span' })).toBeTruthy();
    await keys.click(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' }));
    expect(screen.queryByText('Not relevant', { selector: 'span' })).toBeNull();
    const title = screen.getByRole('link', { name: 'Backend Engineer 1' });
    title.addEventListener('click', (event) => event.preventDefault());
    await keys.click(title);
    await screen.findByText('Opened');
    const input = { email: 'ada@mail.example', jobID: 'greenhouse:larkspur:1' };
    await waitFor(() =>
      expect(notes).toEqual([
        { ...input, note: 'notRelevant' },
        { ...input, note: 'relevant' },
        { ...input, note: 'opened' },
      ]),
    );
  });

  test('shows a note that is saved while the page loads again with an older answer', async () => {
    const keys = given([anAlert(1)]);
    const [note, list] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    holds.set('noteAlert', note.promise);
    const title = await screen.findByRole('link', { name: 'Backend Engineer 1' });
    title.addEventListener('click', (event) => event.preventDefault());
    await keys.click(title);
    holds.set('listAlerts', list.promise);
    await reopen();
    await waitFor(() => expect(pagesRead).toBe(2));
    note.resolve();
    await waitFor(() => expect(notes).toHaveLength(1));
    await pass(0);
    list.resolve();

    await screen.findByText('Opened');
  });

  test('APPLY-01 offers subscribers Instant Apply for open jobs and marks applied ones', async () => {
    const { job } = anAlert(3);
    const alerts = [
      anAlert(4),
      anAlert(3, { job: job && { ...job, closedAt: NOW } }),
      anAlert(2, { notRelevantAt: NOW }),
      anAlert(1, { appliedAt: NOW }),
    ];
    const active = aSubscription({ currentPeriodEnd: Date.parse(NOW) / 1000 + 86_400 });
    given(alerts, { activeSubscription: active });
    await screen.findByText('4 alerts in the last 90 days.');
    const offers = screen.getAllByRole('button', { name: /^Instant Apply/ });
    expect(offers.map(({ ariaLabel }) => ariaLabel)).toEqual(['Instant Apply, Backend Engineer 4']);
    const [, , , last] = screen.getAllByRole('listitem');
    expect(last?.textContent).toContain('Applied');
    cleanup();
    given(alerts);
    await screen.findByText('4 alerts in the last 90 days.');
    expect(screen.queryByRole('button', { name: /^Instant Apply/ })).toBeNull();
  });

  test('offers to exclude the company of an alert just marked, but not of one marked earlier', async () => {
    const keys = given([anAlert(2, { notRelevantAt: NOW }), anAlert(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Not relevant, Backend Engineer 1' }));
    const offer = screen.getByRole('button', { name: 'Exclude Larkspur Systems' });
    expect(screen.getByRole('link', { name: 'Manage exclusions' }).getAttribute('href')).toBe(
      '/profile/manage-notifications',
    );
    await keys.click(offer);
    expect((await screen.findByText("You won't get alerts from Larkspur Systems.")).role).toBe('status');
    expect(document.activeElement).toBe(offer);
    await keys.click(screen.getByRole('button', { name: 'Include Larkspur Systems again' }));
    await waitFor(() => expect(savedExclusions).toEqual([['Larkspur Systems'], []]));
    await keys.click(screen.getByRole('button', { name: 'Undo not relevant, Backend Engineer 1' }));
    expect(screen.queryByRole('link', { name: 'Manage exclusions' })).toBeNull();
  });

  test('reverts a failed note and shows why', async () => {
    const keys = given([anAlert(1)]);
    const button = await screen.findByRole('button', { name: /^Not relevant/ });
    refuse = { errorType: 'NotFound', message: 'There is no alert of this job.' };
    await keys.click(button);
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({ description: 'There is no alert of this job.' }),
    );
    expect(screen.queryByText('Not relevant', { selector: 'span' })).toBeNull();
  });

  test('shows the empty state, a failed load and a failed poll', async () => {
    given([]);
    expect((await screen.findByText('No alerts yet')).closest('[role=status]')).not.toBeNull();
    refuse = { errorType: 'Forbidden', message: 'Not yours.' };
    await pass(15_000);
    await screen.findByText("Couldn't check for new alerts. Retrying…");
    cleanup();
    const keys = given([anAlert(1)]);
    expect((await screen.findByRole('alert')).textContent).toContain('Not yours.');
    refuse = null;
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 alert in the last 90 days.');
  });
});
