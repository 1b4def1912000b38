/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { anApplication } from './testing/an-application.ts';
import {
  cleanUpApplications,
  type FakeApplications,
  givenApplications,
  givenWindows,
  showApplications,
} from './testing/given-applications.tsx';

const unavailable = { errorType: 'BadInput', message: 'The service says why.' };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const changes = (service: FakeApplications) =>
  service.requests
    .filter(({ operation }) => operation === 'changeApplication')
    .map(({ input: { email: _email, ...change } }) => change);
const state = (title: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Status: ${title}` });

function given(list: FakeApplications['list'], service = givenApplications()) {
  givenWindows();
  service.list = list;
  return { ...showApplications(service), service };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanUpApplications);

describe('the applications page', () => {
  test('APPLY-01 lists applications newest first, with their status and whether the job is still open', async () => {
    const closed = anApplication(2, {
      state: 'interviewing',
      job: { jobLocation: '', isRemote: true, locations: [], closedAt: '2026-06-02T00:00:00Z' },
    });
    given([
      anApplication(3),
      closed,
      anApplication(1, { job: null, jobUrl: '', appliedAt: '2025-05-01T12:00:00Z' }),
    ]);
    screen.getByText('Loading your applications');
    await screen.findByText('3 applications.');
    expect(titles()).toEqual(['Backend Engineer 3', 'Backend Engineer 2', 'Backend Engineer 1']);
    expect(state('Backend Engineer 2').value).toBe('interviewing');
    screen.getByText('Closed');
    screen.getByText('No longer listed');
    screen.getByText('on May 1, 2025');
    expect(
      screen.getByRole('link', { name: 'Form and details, Backend Engineer 3' }).getAttribute('href'),
    ).toBe('/profile/applications?job=greenhouse%3Alarkspur%3A3');
    const pages = screen.getAllByRole('link', { name: /^Employer's page/ });
    expect(pages.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://boards.example/larkspur/3', 'noopener'],
      ['https://boards.example/larkspur/2', 'noopener'],
    ]);
  });

  test('APPLY-01 loads page by page', async () => {
    const { keys } = given(Array.from({ length: 40 }, (_, index) => anApplication(40 - index)));
    await screen.findByText('30+ applications.');
    expect(titles()).toHaveLength(30);
    await keys.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(new Set(titles()).size).toBe(40));
    await screen.findByText('40 applications.');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('APPLY-01 changes the status optimistically and reverts a failed change', async () => {
    const { keys, service } = given([anApplication(1)]);
    await screen.findByText('1 application.');
    await keys.selectOptions(state('Backend Engineer 1'), 'Offer');
    expect(state('Backend Engineer 1').value).toBe('offer');
    await waitFor(() =>
      expect(changes(service)).toEqual([{ jobID: 'greenhouse:larkspur:1', state: 'offer' }]),
    );
    service.errors = { changeApplication: unavailable };
    await keys.selectOptions(state('Backend Engineer 1'), 'Rejected');
    await waitFor(() => expect(state('Backend Engineer 1').value).toBe('offer'));
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: "Couldn't save your change",
        description: unavailable.message,
      }),
    );
  });

  test('APPLY-01 saves notes on blur', async () => {
    const { keys, service } = given([anApplication(1)]);
    await keys.click(await screen.findByRole('button', { name: 'Add notes on Backend Engineer 1' }));
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes on Backend Engineer 1' });
    expect([document.activeElement, field.maxLength]).toEqual([field, 2_000]);
    await keys.type(field, 'Call on Monday');
    await keys.tab();
    expect((await screen.findByText('Saved')).role).toBe('status');
    expect(changes(service)).toEqual([{ jobID: 'greenhouse:larkspur:1', note: 'Call on Monday' }]);
    await keys.click(field);
    await keys.tab();
    expect(changes(service)).toHaveLength(1);
  });

  test('APPLY-01 keeps an unsaved note and saves it on retry', async () => {
    const { keys, service } = given([anApplication(1, { note: 'Mail' })]);
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'Notes on Backend Engineer 1',
    });
    service.errors = { changeApplication: unavailable };
    await keys.type(field, ' and call');
    await keys.tab();
    await screen.findByText('Not saved. The service says why.');
    expect(field.value).toBe('Mail and call');
    service.errors = {};
    await keys.click(screen.getByRole('button', { name: 'Save notes on Backend Engineer 1' }));
    await screen.findByText('Saved');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
  });

  test('APPLY-01 saves a note when the page is left while typing', async () => {
    const { keys, service, unmount } = given([anApplication(1, { note: 'Mail' })]);
    await keys.type(await screen.findByRole('textbox'), ' them');
    unmount();
    await waitFor(() =>
      expect(changes(service)).toEqual([{ jobID: 'greenhouse:larkspur:1', note: 'Mail them' }]),
    );
  });

  test('APPLY-01 removes an application after confirmation, and keeps it if that fails', async () => {
    const { keys, service } = given([anApplication(2), anApplication(1, { note: 'x' })]);
    await keys.click(await screen.findByRole('button', { name: 'Remove Backend Engineer 1' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove application' }));
    dialog.getByText(/^This removes Backend Engineer 1 at Larkspur Systems and your notes from this list\./);
    service.errors = { forgetApplication: unavailable };
    await keys.click(dialog.getByRole('button', { name: 'Remove' }));
    await dialog.findByText('The service says why.');
    service.errors = {};
    await keys.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('1 application.');
    expect(titles()).toEqual(['Backend Engineer 2']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('APPLY-01 shows the empty state', async () => {
    given([]);
    await screen.findByText('No applications yet');
    expect(screen.getByRole('link', { name: 'See your alerts' }).getAttribute('href')).toBe(
      '/profile/alerts',
    );
  });

  test('APPLY-01 shows a failed load and retries', async () => {
    const service = givenApplications();
    service.errors = { listApplications: unavailable };
    const { keys } = given([anApplication(1)], service);
    await screen.findByText("Couldn't load your applications");
    screen.getByText('The service says why.');
    service.errors = {};
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 application.');
  });

  test('APPLY-01 keeps applications after the subscription ends, without the packet', async () => {
    given([anApplication(1)], givenApplications({ activeSubscription: null }));
    await screen.findByText('1 application.');
    expect(screen.queryByRole('link', { name: /^Form and details/ })).toBeNull();
  });
});
