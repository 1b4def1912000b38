/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../service/failure.ts';
import { accountOf } from '../account/testing/account-of.ts';
import { type FakeService, givenService, showTo } from '../account/testing/given-account.tsx';
import { Notifications } from '../notifications/components/notifications.tsx';
import type { Preview, PreviewJob } from '../preview/api/preview-alerts.ts';
import { MatchingNow } from '../preview/components/matching-now.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { AlertPreview } from './components/alert-preview.tsx';

let service: FakeService;

const jobOf = (n: number): PreviewJob => ({
  jobID: `greenhouse:larkspur:${n}`,
  jobTitle: `Backend Engineer ${n}`,
  isRemote: n % 2 === 0,
  fullCompanyName: 'Larkspur Systems',
  jobLocation: 'Austin, TX',
  locations: [{ city: 'Austin', state: 'TX', country: 'US' }],
  jobDetected: new Date(Date.now() - n * 3_600_000).toISOString(),
});
const previewOf = (times: number, total: number, stated: Partial<Preview> = {}): Preview => ({
  times,
  perDay: { jobs: 0, messages: 0, digests: 0 },
  total,
  hint: 'none',
  items: Array.from({ length: Math.min(total, 30) }, (_, n) => jobOf(n + 1)),
  removals: [],
  cuts: [],
  ...stated,
});
const given = (preview: Preview) => {
  service = givenService(accountOf());
  service.preview = preview;
  showTo(service, <AlertPreview email="ada@mail.example" />);
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the alert preview', () => {
  test('TITLE-01 NOTIF-01 shows the alert count of the last two days and lists the jobs', async () => {
    given(previewOf(3, 3));
    expect(screen.getByText('Loading the alert preview')).toBeTruthy();
    await screen.findByText('3 jobs in two days, in 3 messages');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links[0]).toBe('/jobs/greenhouse%3Alarkspur%3A1');
    expect(links).toHaveLength(3);
    expect(service.requests).toEqual([{ operation: 'previewAlerts', input: { email: 'ada@mail.example' } }]);
  });

  test.each([
    [{ jobs: 777, messages: 12, digests: 1 }, 'About 777 jobs a day: 12 messages and a digest.'],
    [{ jobs: 1, messages: 1, digests: 0 }, 'About 1 job a day: 1 message.'],
    [{ jobs: 30, messages: 0, digests: 1 }, 'About 30 jobs a day: a digest.'],
  ])('NOTIF-01 says what a day is like: %j', async (perDay, words) => {
    given(previewOf(3, 3, { perDay }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('TITLE-01 shows six jobs, and the rest on demand', async () => {
    given(previewOf(1, 45));
    await screen.findByText('45 jobs in two days, in 1 message');
    expect(screen.getAllByRole('link')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Show the newest 30' }));
    expect(screen.getAllByRole('link')).toHaveLength(30);
  });

  test.each([
    ['narrow', previewOf(0, 0, { hint: 'narrow' }), /^No matches in the last two days\./],
    ['wide', previewOf(90, 400, { hint: 'wide' }), /^Too many to read\?/],
    ['untitled', previewOf(0, 0, { hint: 'untitled' }), /^No job titles yet\./],
    [
      'excluded',
      previewOf(0, 0, { hint: 'excluded' }),
      /^Your excluded words and companies rule out every match/,
    ],
  ])('TITLE-01 NOTIF-01 a preview that is %s says what to change', async (_, preview, says) => {
    given(preview);
    expect(await screen.findByText(says)).toBeTruthy();
  });

  test('TITLE-01 PROF-07 offers up to three cuts with their counts, saved by one tap and undone by one', async () => {
    const cuts = [
      { levels: ['senior' as const], workplaces: null, jobs: 343 },
      { levels: null, workplaces: ['onsite' as const, 'hybrid' as const], jobs: 90 },
    ];
    given(previewOf(24, 1554, { hint: 'wide', cuts }));
    await screen.findByRole('button', { name: 'Only on site or hybrid: 90 jobs in two days' });
    await userEvent.click(screen.getByRole('button', { name: 'Only Senior: 343 jobs in two days' }));
    const saved = () =>
      service.requests.filter(({ operation }) => operation === 'updateUser').map(({ input }) => input);
    const email = 'ada@mail.example';
    await waitFor(() => expect(saved()).toEqual([{ email, criteria: { levels: ['senior'] } }]));
    await waitFor(() => expect(toastStore.read()[0]?.title).toBe('Only Senior from now on'));
    toastStore.read()[0]?.action?.onAction();
    await waitFor(() => expect(saved().at(-1)).toEqual({ email, criteria: { levels: null } }));
  });

  test('NOTIF-01 refreshes after each saved change and shows the previous preview until then', async () => {
    service = givenService(accountOf());
    service.preview = previewOf(2, 2);
    showTo(
      service,
      <>
        <Notifications />
        <AlertPreview email="ada@mail.example" />
      </>,
    );
    await screen.findByText(/in 2 messages/);
    service.preview = previewOf(1, 1);
    let come: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      come = resolve;
    });
    service.before = (operation) => (operation === 'previewAlerts' ? gate : Promise.resolve());
    await userEvent.click(screen.getByRole('switch', { name: 'Include remote jobs' }));
    await waitFor(() =>
      expect(service.requests.map(({ operation }) => operation).slice(1)).toEqual([
        'updateUser',
        'previewAlerts',
      ]),
    );
    expect(screen.getByText(/in 2 messages/)).toBeTruthy();
    act(come);
    await screen.findByText(/in 1 message$/);
  });

  test('TITLE-01 a failed preview says so and can be retried', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    service = givenService(accountOf());
    service.preview = previewOf(2, 2);
    let isDown = true;
    service.before = async () => {
      if (isDown) throw new Failure('Forbidden');
    };
    showTo(service, <AlertPreview email="ada@mail.example" />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Couldn't load the preview\. .+ Your settings are saved/,
    );
    isDown = false;
    await userEvent.click(again);
    await screen.findByText(/in 2 messages/);
  });
});

describe('the jobs that match already', () => {
  const givenMatching = (preview: Preview) => {
    service = givenService(accountOf());
    service.preview = preview;
    showTo(
      service,
      <MatchingNow email="ada@mail.example" max={3}>
        What follows
      </MatchingNow>,
    );
  };

  test('NOTIF-01 are counted, and the newest are listed', async () => {
    givenMatching(previewOf(2, 22));
    await screen.findByRole('region', { name: '22 jobs already match' });
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Backend Engineer 1', 'Backend Engineer 2', 'Backend Engineer 3', 'See all 22']);
  });

  test('SET-01 are one tap away, in the tab for them', async () => {
    givenMatching(previewOf(2, 22));
    const link = await screen.findByRole('link', { name: 'See all 22' });
    expect(link.getAttribute('href')).toBe('/');
    fireEvent.click(link);
    expect(sessionStorage.getItem('board-tab')).toBe('you');
  });

  test('SET-01 are counted in one line for people who know them', async () => {
    service = givenService(accountOf());
    service.preview = previewOf(2, 1200);
    showTo(
      service,
      <MatchingNow email="ada@mail.example" max={3} lists={false}>
        What follows
      </MatchingNow>,
    );
    screen.getByText('What follows');
    await screen.findByText('1,200 jobs match today');
    screen.getByRole('link', { name: 'See them' });
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('NOTIF-01 are none yet, with a hint what to change', async () => {
    givenMatching(previewOf(0, 0, { hint: 'narrow' }));
    await screen.findByRole('region', { name: 'No jobs match yet' });
    screen.getByText(/^No matches in the last two days\. Try a shorter title/);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('What follows').hidden).toBe(false);
  });
});
