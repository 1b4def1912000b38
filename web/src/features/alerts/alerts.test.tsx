/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { aSubscription } from '../subscription/testing/a-subscription.ts';
import { anAlert } from './testing/an-alert.ts';
import { givenAlerts, NOW, pass, resetServiceForEachTest, service } from './testing/given-alerts.tsx';

resetServiceForEachTest();

const titles = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link', { name: /^Backend Engineer/ })
    .map((link) => link.textContent);

describe('the alerts page', () => {
  test('shows each alert’s job, reason and state', async () => {
    givenAlerts([
      anAlert(2, { state: 'withheld', why: 'No free alerts left.', sentAt: null }),
      anAlert(1, { openedAt: NOW, job: null }),
    ]);
    expect(screen.getByText('Loading your alerts')).toBeTruthy();
    await screen.findByText('2 alerts in the last 90 days.');
    expect(screen.getByRole('link', { name: 'Backend Engineer 2' }).getAttribute('href')).toBe(
      '/jobs/greenhouse%3Alarkspur%3A2',
    );
    expect(screen.getByText('Not sent: No free alerts left.')).toBeTruthy();
    expect(screen.getAllByText('Matches Backend Engineer in Austin, TX.')).toHaveLength(2);
    expect(screen.getByText('This job is no longer available')).toBeTruthy();
    expect(screen.getByText('Opened')).toBeTruthy();
  });

  test('FIT-01 says how well each job fits, with the reasons, if the person’s skills are known', async () => {
    const asks = { skills: ['Golang', 'Kubernetes'], years: 8 };
    const resumeEvidence = { skills: ['Golang', 'Kubernetes'], years: 5 };
    givenAlerts([anAlert(2, { asks }), anAlert(1)], { resumeEvidence });
    await screen.findByText(
      'Matches Backend Engineer in Austin, TX. Good fit: asks for Golang and Kubernetes, both in your resume; asks for 8 years, you have 5.',
    );
    screen.getByText('Matches Backend Engineer in Austin, TX.');
  });

  test('Show more loads the next page without duplicates', async () => {
    const { keys } = givenAlerts(Array.from({ length: 40 }, (_, index) => anAlert(40 - index)));
    await screen.findByText('30+ alerts in the last 90 days.');
    expect(titles()).toHaveLength(30);
    await keys.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(new Set(titles()).size).toBe(40));
    await screen.findByText('40 alerts in the last 90 days.');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('announces new alerts, and shows them only on request', async () => {
    const { keys } = givenAlerts([anAlert(1)]);
    await screen.findByText('1 alert in the last 90 days.');
    service.alerts = [anAlert(3), anAlert(2), ...service.alerts];
    await pass(15_000);
    const news = await screen.findByRole('button', { name: '2 new alerts Show them' });
    expect(news.closest('[role=status]')).not.toBeNull();
    expect(titles()).toEqual(['Backend Engineer 1']);
    await keys.click(news);
    expect(titles()).toEqual(['Backend Engineer 3', 'Backend Engineer 2', 'Backend Engineer 1']);
    expect(screen.queryByText(/new alert/)).toBeNull();
  });

  test('reads the first page again only when it has changed or an alert is on its way', async () => {
    givenAlerts([anAlert(2, { state: 'pending', sentAt: null }), anAlert(1)]);
    await screen.findByText('2 alerts in the last 90 days, 1 waiting to be sent.');
    await pass(15_000);
    expect(service.pagesRead).toBe(2);
    service.alerts = [anAlert(2), anAlert(1)];
    await pass(15_000);
    await screen.findByText('2 alerts in the last 90 days.');
    await pass(60_000);
    expect(service.pagesRead).toBe(3);
    service.alerts = [anAlert(3), ...service.alerts];
    await pass(15_000);
    await screen.findByRole('button', { name: '1 new alert Show it' });
    expect(service.pagesRead).toBe(4);
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
    givenAlerts(alerts, { activeSubscription: active });
    await screen.findByText('4 alerts in the last 90 days.');
    const offers = screen.getAllByRole('button', { name: /^Instant Apply/ });
    expect(offers.map(({ ariaLabel }) => ariaLabel)).toEqual(['Instant Apply, Backend Engineer 4']);
    const [, , , last] = screen.getAllByRole('listitem');
    expect(last?.textContent).toContain('Applied');
    cleanup();
    givenAlerts(alerts);
    await screen.findByText('4 alerts in the last 90 days.');
    expect(screen.queryByRole('button', { name: /^Instant Apply/ })).toBeNull();
  });

  test('shows the empty state, a failed load and a failed poll', async () => {
    givenAlerts([]);
    expect((await screen.findByText('No alerts yet')).closest('[role=status]')).not.toBeNull();
    service.refuse = { errorType: 'Forbidden', message: 'Not yours.' };
    await pass(15_000);
    await screen.findByText("Couldn't check for new alerts. Retrying…");
    cleanup();
    const { keys } = givenAlerts([anAlert(1)]);
    expect((await screen.findByRole('alert')).textContent).toContain('Not yours.');
    service.refuse = null;
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 alert in the last 90 days.');
  });

  test('are downloaded as CSV, with all pages', async () => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { keys } = givenAlerts(Array.from({ length: 45 }, (_, number) => anAlert(number)));
    await keys.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(files[0]?.type).toBe('text/csv;charset=utf-8');
    expect(service.pagesRead).toBeGreaterThanOrEqual(3);
  });
});
