/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '../toasts/toast-store.ts';
import { aMatch } from './testing/a-match.ts';
import { fakeStaffService, pageReply, type Reply, renderStaff } from './testing/staff-service.tsx';

const service = fakeStaffService({ listAdminMatches: () => pageReply([aMatch(1)]) });

const card = () => screen.findByRole('article');
const notify = () => screen.findByRole('button', { name: /^Notify User/ });

describe('the staff page’s matches', () => {
  test('ADMIN-01 a spinner shows while matches load, then each card shows every field of its match', async () => {
    renderStaff();
    expect(screen.getByRole('status').textContent).toBe('Loading matches');
    const { textContent } = await card();
    for (const text of [
      'Ada',
      'ada@mail.example',
      'Withheld',
      'No free alerts left.',
      'Matches Backend Engineer',
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
      'None (email bounced, text unverified, push off)',
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
    expect(service.inputs('listAdminMatches')).toEqual([null]);
  });

  test('ADMIN-01 Notify User shows the reply in a green toast and refetches the list; a double click sends one request', async () => {
    const reply = Promise.withResolvers<Reply>();
    service.replies['notifyUser'] = () => reply.promise;
    const user = renderStaff();
    const button = await notify();
    await user.dblClick(button);
    expect(within(button).getByRole('status')).toBeTruthy();
    service.replies['listAdminMatches'] = () => pageReply([aMatch(1, { state: 'pending', why: '' })]);
    reply.resolve({ data: 'Ada is being notified of Backend Engineer 1 at Larkspur Systems.' });
    await screen.findByText('Pending');
    expect(toastStore.read()[0]).toMatchObject({
      title: 'Ada is being notified of Backend Engineer 1 at Larkspur Systems.',
      variant: 'success',
    });
    expect(service.inputs('notifyUser')).toEqual([
      { id: 'ada@mail.example', jobId: 'greenhouse:larkspur:1' },
    ]);
    expect(service.inputs('listAdminMatches')).toHaveLength(2);
  });

  test.each([
    'Nothing is sent to Ada. No free alert is left.',
    'Ada already has this alert. Sent on Jun 1, 2026, 11:00 AM EDT.',
  ])('ADMIN-01 the toast is green whatever the reply says: %s', async (reason) => {
    service.replies['notifyUser'] = () => ({ data: reason });
    const user = renderStaff();
    await user.click(await notify());
    await waitFor(() => expect(toastStore.read()[0]).toMatchObject({ title: reason, variant: 'success' }));
  });

  test('ADMIN-01 a failed request shows an error toast and leaves the list as it is', async () => {
    service.replies['notifyUser'] = () => ({ errorType: 'NotFound', message: 'There is no such job.' });
    const user = renderStaff();
    await user.click(await notify());
    await waitFor(() =>
      expect(toastStore.read()[0]).toMatchObject({
        title: 'Nothing was sent.',
        description: 'There is no such job.',
        variant: 'destructive',
      }),
    );
    expect(await card()).toBeTruthy();
  });

  test('ADMIN-01 an empty list has a Clear Filters link, and an empty page with a next token loads the next one', async () => {
    service.replies['listAdminMatches'] = (input) =>
      input?.['nextToken'] ? pageReply([]) : pageReply([], 'on');
    renderStaff('/admin-notifs?email=ada%40mail.example');
    await screen.findByText('No matches for these filters.');
    const links = screen.getAllByRole('link', { name: 'Clear Filters' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin-notifs', '/admin-notifs']);
    const input = { email: 'ada@mail.example', jobId: null };
    expect(service.inputs('listAdminMatches')).toEqual([
      { ...input, nextToken: null },
      { ...input, nextToken: 'on' },
    ]);
    cleanup();
    renderStaff();
    await screen.findByText('Nothing is pending, withheld or failed.');
    expect(screen.getByRole('link', { name: 'Clear Filters' })).toBeTruthy();
  });

  test('ADMIN-01 Show more loads the next page, and a match on both pages is listed once', async () => {
    service.replies['listAdminMatches'] = (input) =>
      input?.['nextToken'] ? pageReply([aMatch(1), aMatch(2)]) : pageReply([aMatch(1)], 'on');
    const user = renderStaff();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('ADMIN-01 a search by e-mail or job is kept in the address, and an unknown e-mail is reported', async () => {
    const user = renderStaff();
    await card();
    await user.type(screen.getByLabelText('Email'), 'no address');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
    service.replies['listAdminMatches'] = () => ({
      errorType: 'NotFound',
      message: "There's no account with this email.",
    });
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'who@mail.example{Enter}');
    await screen.findByText("There's no account with this email.");
    expect(location.search).toBe('?email=who%40mail.example');
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  });

  test('ADMIN-01 a search by job alone explains who is left out', async () => {
    renderStaff('/admin-notifs?job=x');
    await screen.findByText(/^Shows people whose profile matches this job today/);
    cleanup();
    renderStaff('/admin-notifs?job=x&email=ada%40mail.example');
    await card();
    expect(screen.queryByText(/^Shows people whose profile/)).toBeNull();
  });

  test('ADMIN-01 Why? lists each rule and its result, also for a person and a job without a match', async () => {
    service.replies['explainMatch'] = () => ({
      data: {
        verdict: 'Nothing is sent to Ada.',
        checks: [
          { rule: 'title', holds: true, words: 'Wanted as “Backend Engineer”.' },
          { rule: 'location', holds: false, words: 'No saved location matches this job.' },
        ],
      },
    });
    const user = renderStaff();
    await user.click(await screen.findByRole('button', { name: 'Why?' }));
    await screen.findByText('Nothing is sent to Ada.');
    expect(screen.getByLabelText('Passes').closest('li')?.textContent).toContain('Wanted as');
    expect(screen.getByLabelText('Fails').closest('li')?.textContent).toContain('No saved location');
    cleanup();
    service.replies['listAdminMatches'] = () => pageReply([]);
    renderStaff('/admin-notifs?email=ada%40mail.example&job=x');
    await screen.findByText("This person and job don't match");
    await screen.findByText('Nothing is sent to Ada.');
    expect(await notify()).toBeTruthy();
  });
});
