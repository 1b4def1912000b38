/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failure } from '../../../service/failure.ts';
import type { fetchLiveStats } from '../api/live-stats.ts';
import { givenStats } from '../testing/given-stats.ts';
import { LiveNumbers } from './live-numbers.tsx';

const ask = jest.fn<typeof fetchLiveStats>();

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-05-20T14:31:00.000Z'), advanceTimers: true });
  ask.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <LiveNumbers ask={ask} />
    </QueryClientProvider>,
  );
}
const figure = (name: string) => screen.getByText(name).parentElement?.textContent;

describe('/engineering', () => {
  test('STATS-01 shows today beside the seven-day average, sources with their age, and seconds to an alert', async () => {
    ask.mockImplementation(async () => givenStats());
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

  test('STATS-01 gives the chart’s numbers as a table', async () => {
    ask.mockImplementation(async () => givenStats());
    show();
    await userEvent.click(await screen.findByText('Show data table'));
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toHaveLength(25);
    expect([rows[1], rows[15], rows[16], rows[24]]).toEqual([
      '01:008060',
      '15:001,204 so far900',
      '16:00–960',
      '24:00–1,440',
    ]);
  });

  test('STATS-01 says of a sample that it is one wherever it shows, and measures today by nothing', async () => {
    const sevenDayAverage = { ...givenStats().sevenDayAverage, days: 0, sample: true };
    ask.mockImplementation(async () => givenStats({ sevenDayAverage }));
    show();
    await screen.findByText('The dotted line is sample data.');
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Sample average');
    expect(screen.getByRole('columnheader', { name: 'Sample average', hidden: true })).toBeTruthy();
    expect(figure('Jobs today')).not.toContain('average');
  });

  test('STATS-01 before the first count it says so, and shows nothing of today', async () => {
    ask.mockImplementation(async () =>
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

  test('STATS-01 says when counting is behind', async () => {
    ask.mockImplementation(async () => givenStats({ asOf: '2026-05-20T13:00:00.000Z' }));
    show();
    await screen.findByText('Delayed. Showing data from 2026-05-20, 13:00 UTC');
  });

  test('an API that fails is told in a sentence, and asked again at the reader’s wish or by itself', async () => {
    ask.mockImplementation(async () => {
      throw new Failure('Unavailable');
    });
    show();
    expect((await screen.findByRole('alert')).textContent).toMatch(/very busy just now.*Retrying/);
    ask.mockImplementation(async () => givenStats());
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button'));
    await screen.findByText('Updated at 14:30 UTC');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('it is asked anew each minute; numbers stay while that fails, and say of when they are', async () => {
    ask.mockImplementation(async () => givenStats());
    show();
    await screen.findByText('Updated at 14:30 UTC');
    ask.mockImplementation(async () => {
      throw new Failure('Unavailable');
    });
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    await screen.findByText(/^Showing data from 14:30 UTC\. .*busy/);
    expect(figure('Jobs today')).toContain('1,204');
    ask.mockImplementation(async () => givenStats({ asOf: '2026-05-20T14:32:00.000Z' }));
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    await screen.findByText('Updated at 14:32 UTC');
  });
});
