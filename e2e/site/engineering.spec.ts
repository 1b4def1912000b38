import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { expectNoAxeViolations } from '../support/axe.ts';
import { connectConsole } from '../support/console.ts';
import { IS_EXHAUSTIVE, NIGHTLY } from '../support/exhaustive.ts';
import { fastForwardUntil } from '../support/fast-forward.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/run-until.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { until } from '../support/until.ts';

const Stats = z.object({
  liveStats: z.object({
    today: z
      .object({
        jobs: z.number(),
        closed: z.number(),
        roles: z.array(z.object({ role: z.string(), jobs: z.number() })),
      })
      .nullable(),
    sources: z.object({ count: z.number() }).nullable(),
    asOf: z.string().nullable(),
  }),
});
const Board = z.object({ listJobsByFilters: z.object({ total: z.number(), totalToday: z.number() }) });

const Latency = z.object({
  liveStats: z.object({
    latency: z.object({
      medianSeconds: z.number().nullable(),
      p95Seconds: z.number().nullable(),
      p99Seconds: z.number().nullable(),
      sampled: z.number(),
    }),
  }),
});

const LATENCY = 'query { liveStats { latency { medianSeconds p95Seconds p99Seconds sampled } } }';
const STATS = 'query { liveStats { today { jobs closed roles { role jobs } } sources { count } asOf } }';
const BOARD = 'query B($input: JobFiltersInput!) { listJobsByFilters(input: $input) { total totalToday } }';

/** Computes the stats and waits until they are served, or newer ones. */
async function counted({ stack }: Site, since: string) {
  expect(await connectConsole(stack).run('count-stats')).toBe(200);
  return until(`a count since ${since}`, async () => {
    const { data } = await graphql(stack, 'visitor', STATS);
    const { today, sources, asOf } = Stats.parse(data).liveStats;
    return today && sources && asOf !== null && asOf >= since ? { today, sources } : undefined;
  });
}

/** Returns the number of jobs that the listing counts for the same day. */
async function onTheBoard({ stack }: Site, fRole?: string): Promise<number> {
  const input = { date: new Date().toISOString().slice(0, 10), timeZone: 'UTC', ...(fRole && { fRole }) };
  const { data } = await graphql(stack, 'visitor', BOARD, { input });
  return Board.parse(data).listJobsByFilters.totalToday;
}

const figure = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd').first();

const open = async (site: Site, page: Page) => {
  await page.goto(`${site.url}/engineering`);
  return page;
};

test.describe('/engineering', () => {
  test('STATS-01 shows job counts and alert latency, refreshed every minute', NIGHTLY, async ({ site }) => {
    const { stack } = site;
    const grace = await signUp(stack, 'grace@lampworks.example', { titles: ['lamplighter'] });
    await connectConsole(stack).settle();
    await writeBoard(stack.feedsDir, 'lampworks', 'Lampworks', [{ id: 1, title: 'Lamplighter, North Quay' }]);
    await readBoardsUntil(stack, 'the email', async () => {
      const mails = await connectConsole(stack).outbox(grace.email);
      return mails.find(({ subject }) => subject?.includes('Lamplighter'));
    });
    expect(await connectConsole(stack).settle()).toBe(200);
    // The API caches the stats for up to a minute.
    const { today, sources } = await counted(site, new Date().toISOString());

    await test.step('the counts match the board', async () => {
      // The index follows the table within seconds.
      await expect(async () => {
        const board = await onTheBoard(site);
        // Jobs that closed today were still first seen today.
        expect(today.jobs - board).toBeGreaterThanOrEqual(0);
        expect(today.jobs - board).toBeLessThanOrEqual(today.closed);
        for (const { role, jobs } of today.roles) {
          const ofRole = await onTheBoard(site, role);
          expect([role, Math.max(0, jobs - ofRole - today.closed), jobs < ofRole]).toEqual([role, 0, false]);
        }
      }).toPass();
    });

    await test.step('the alert is measured', async () => {
      const latency = await until('a latency with a sample', async () => {
        const { data } = await graphql(stack, 'visitor', LATENCY);
        const { liveStats } = Latency.parse(data);
        return liveStats.latency.sampled > 0 ? liveStats.latency : undefined;
      });
      expect(latency.medianSeconds).toBeGreaterThan(0);
      expect(latency.p95Seconds).toBeGreaterThanOrEqual(latency.medianSeconds ?? Number.NaN);
      expect(latency.p99Seconds).toBeGreaterThanOrEqual(latency.p95Seconds ?? Number.NaN);
    });

    const page = await open(site, await site.page({ movesClock: true }));
    await test.step('the page shows them', async () => {
      await page.getByText(/^Updated at \d\d:\d\d UTC$/).waitFor();
      await page.getByText(/alerts? sampled since yesterday/).waitFor();
      await expect(figure(page, 'Jobs today')).toHaveText(String(today.jobs));
      await expect(figure(page, 'Boards watched')).toHaveText(String(sources.count));
    });

    await test.step('the chart shows an hour under the pointer', async () => {
      const chart = page.getByRole('img', { name: /Line chart/ });
      await expect(chart).toHaveAccessibleName(new RegExp(`Today: ${today.jobs} jobs by`));
      const box = await chart.boundingBox();
      if (!box) throw new Error('The chart is not drawn.');
      await page.mouse.move(box.x + box.width / 2, box.y + 20);
      await page.getByText('By 12:00 UTC').waitFor();
      await page.mouse.move(box.x - 30, box.y - 60);
      await expect(page.getByText('By 12:00 UTC')).toHaveCount(0);
    });

    await test.step('the page asks again after a minute', async () => {
      const asked = page.waitForRequest('**/graphql');
      await page.clock.fastForward(61_000);
      await asked;
    });
  });

  for (const dark of IS_EXHAUSTIVE ? [false, true] : [true])
    test(`STATS-01 opens the hourly numbers by keyboard, and marks the average as a sample, dark: ${dark}`, async ({
      site,
    }) => {
      const page = await site.page({ width: 390, dark, storage: { mode: dark ? 'dark' : 'light' } });
      await open(site, page);
      await page.getByText('The dotted line is sample data.').waitFor();
      await expect(page.getByRole('img', { name: /Sample average: [\d,]+ jobs/ })).toHaveCount(1);
      await page.getByText('Show data table').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('columnheader', { name: 'Sample average' }).waitFor();
      const table = page.getByRole('table', { name: 'Cumulative jobs by hour (UTC)' });
      await expect(table.getByRole('row')).toHaveCount(25);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });

  test('STATS-01 shows a message for an API error, and the numbers after Try again', async ({ site }) => {
    await counted(site, '');
    site.expectErrors(/503/);
    const page = await site.page({ movesClock: true });
    let isBroken = true;
    await page.route('**/graphql', (route) =>
      isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
    );
    await open(site, page);
    await fastForwardUntil(page, page.getByRole('alert').getByText(/busy right now/));
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Updated at/).waitFor();
  });
});
