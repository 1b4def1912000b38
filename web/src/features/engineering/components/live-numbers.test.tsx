/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../service/failure.ts';
import type { fetchLiveStats } from '../api/live-stats.ts';
import { givenStats } from '../testing/given-stats.ts';
import { LiveNumbers } from './live-numbers.tsx';

const fetchStats = jest.fn<typeof fetchLiveStats>();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-05-20T14:31:00.000Z'), advanceTimers: true });
  fetchStats.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LiveNumbers fetchStats={fetchStats} />
    </QueryClientProvider>,
  );
}
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('/engineering', () => {
  test('STATS-01 shows today next to the seven-day average, the boards and the alert latency', async () => {
    fetchStats.mockImplementation(async () => givenStats());
    show();
    await screen.findByText('Updated at 14:30 UTC');
    expect(figure('Jobs today')).toContain('1,204');
    expect(figure('Jobs today')).toContain('Seven-day average by now: 870 jobs.');
    expect(figure('Boards watched')).toContain('697');
    expect(figure('Detection to alert')).toContain('4 s');
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Line chart of jobs by hour. Today: 1,204 jobs by 14:30 UTC. Seven-day average: 870 jobs by 14:30 UTC, 1,440 by the end of the day.',
    );
    expect(screen.queryByText(/sample data\./)).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Today by role' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
  });

  test('STATS-01 shows boards by system, with their ages and the share that fails', async () => {
    fetchStats.mockImplementation(async () => givenStats());
    show();
    const table = await screen.findByRole('table', { name: 'Boards by applicant-tracking system' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['System', 'Boards', 'p50 age', 'p95 age', 'Failing'],
      ['Workday', '400', '6 min', '19 min', '2 %'],
      ['SmartRecruiters', '297', '–', '–', '0'],
    ]);
  });

  test('LEARN-01 shows the share of alerts called irrelevant by week, the newest first', async () => {
    fetchStats.mockImplementation(async () => givenStats());
    show();
    const table = await screen.findByRole('table', { name: 'Alerts called irrelevant, by week' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2026-05-18', '400', '2', '< 1 %'],
      ['2026-05-11', '1,200', '60', '5 %'],
    ]);
  });

  test('STATS-01 says when boards are not counted yet', async () => {
    fetchStats.mockImplementation(async () => givenStats({ sources: null }));
    show();
    const heading = await screen.findByRole('heading', { name: 'Boards by system' });
    await screen.findByText('Updated at 14:30 UTC');
    expect(heading.parentElement?.textContent).toContain('Available in a few minutes.');
  });

  test('STATS-01 shows the chart’s data as a table', async () => {
    fetchStats.mockImplementation(async () => givenStats());
    show();
    await userEvent.click(await screen.findByText('Show data table'));
    const table = screen.getByRole('table', { name: 'Cumulative jobs by hour (UTC)', hidden: true });
    const rows = within(table)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(rows).toHaveLength(25);
    expect([rows[1], rows[15], rows[16], rows[24]]).toEqual([
      '01:008060',
      '15:001,204 so far900',
      '16:00–960',
      '24:00–1,440',
    ]);
  });

  test('STATS-01 labels sample data everywhere and compares nothing with it', async () => {
    const sevenDayAverage = { ...givenStats().sevenDayAverage, days: 0, sample: true };
    fetchStats.mockImplementation(async () => givenStats({ sevenDayAverage }));
    show();
    await screen.findByText('The dotted line is sample data.');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Sample average');
    expect(screen.getByRole('columnheader', { name: 'Sample average', hidden: true })).toBeTruthy();
    expect(figure('Jobs today')).not.toContain('average');
  });

  test('STATS-01 shows no live data before the first count', async () => {
    fetchStats.mockImplementation(async () =>
      givenStats({
        today: null,
        sources: null,
        asOf: null,
        sevenDayAverage: { ...givenStats().sevenDayAverage, days: 0, sample: true },
        latency: { medianSeconds: null, p95Seconds: null, p99Seconds: null, sampled: 0 },
      }),
    );
    show();
    await screen.findByText('No data yet');
    expect(figure('Jobs today')).toContain('–');
    expect(figure('Boards watched')).toContain('–');
  });

  test('STATS-01 says when counting is delayed', async () => {
    fetchStats.mockImplementation(async () => givenStats({ asOf: '2026-05-20T13:00:00.000Z' }));
    show();
    await screen.findByText('Delayed. Showing data from 2026-05-20, 13:00 UTC');
  });

  test('shows a failed load and retries by hand and by itself', async () => {
    fetchStats.mockImplementation(async () => {
      throw new Failure('Unavailable');
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/busy right now.*Retrying/);
    fetchStats.mockImplementation(async () => givenStats());
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button'));
    await screen.findByText('Updated at 14:30 UTC');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('refreshes every minute and keeps old data when that fails', async () => {
    fetchStats.mockImplementation(async () => givenStats());
    show();
    await screen.findByText('Updated at 14:30 UTC');
    fetchStats.mockImplementation(async () => {
      throw new Failure('Unavailable');
    });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await screen.findByText(/^Showing data from 14:30 UTC\. .*busy/);
    expect(figure('Jobs today')).toContain('1,204');
    fetchStats.mockImplementation(async () => givenStats({ asOf: '2026-05-20T14:32:00.000Z' }));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    await screen.findByText('Updated at 14:32 UTC');
  });
});
