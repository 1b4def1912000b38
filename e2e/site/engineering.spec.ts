import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { axeFinds } from '../support/axe.ts';
import { consoleOf } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { graphql } from '../support/graphql.ts';
import { type Site, test } from '../support/journey.ts';
import { signUp } from '../support/people.ts';
import { readBoardsUntil } from '../support/read-boards.ts';
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

/** Has the service count, and gives what it then answers: an answer may be a minute old. */
async function counted(site: Site) {
  await consoleOf(site.stack).run('poll-boards');
  await until('the boards are read', async () => ((await onTheBoard(site)) > 0 ? true : undefined));
  expect(await consoleOf(site.stack).settle()).toBe(200);
  const since = new Date().toISOString();
  expect(await consoleOf(site.stack).run('count-stats')).toBe(200);
  return until('an answer with the newest count', async () => {
    const { data } = await graphql(site.stack, 'visitor', STATS);
    const { today, sources, asOf } = Stats.parse(data).liveStats;
    return today && sources && asOf !== null && asOf >= since ? { today, sources } : undefined;
  });
}

/** The jobs that the board tells of for the same day. */
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
  test('STATS-01 shows what was counted, which is what the board holds', async ({ site }) => {
    const { today, sources } = await counted(site);
    const board = await onTheBoard(site);
    // A job that has closed was first seen today all the same.
    expect(today.jobs - board).toBeGreaterThanOrEqual(0);
    expect(today.jobs - board).toBeLessThanOrEqual(today.closed);
    for (const { role, jobs } of today.roles) {
      const ofRole = await onTheBoard(site, role);
      expect([role, Math.max(0, jobs - ofRole - today.closed), jobs < ofRole]).toEqual([role, 0, false]);
    }
    const page = await open(site, await site.page());
    await page.getByText(/^Counted at \d\d:\d\d UTC$/).waitFor();
    expect(await figure(page, 'Jobs today').textContent()).toBe(String(today.jobs));
    expect(await figure(page, 'Sources watched').textContent()).toBe(String(sources.count));
    expect(await page.getByRole('img', { name: /line chart/ }).getAttribute('aria-label')).toContain(
      `Today: ${today.jobs} jobs by`,
    );
  });

  test('STATS-01 an alert that goes out is counted, with the seconds it took', async ({ site }) => {
    const { stack } = site;
    const grace = await signUp(stack, 'grace@lampworks.example', { titles: ['lamplighter'] });
    await consoleOf(site.stack).settle();
    await writeBoard(stack.feedsDir, 'lampworks', 'Lampworks', [{ id: 1, title: 'Lamplighter, North Quay' }]);
    await readBoardsUntil(site.stack, 'the mail', async () => {
      const mails = await consoleOf(site.stack).outbox(grace.email);
      return mails.find(({ subject }) => subject?.includes('Lamplighter'));
    });
    const latency = await until('an answer that counts it', async () => {
      const { data } = await graphql(stack, 'visitor', LATENCY);
      const { liveStats } = Latency.parse(data);
      return liveStats.latency.sampled > 0 ? liveStats.latency : undefined;
    });
    expect(latency.medianSeconds).toBeGreaterThan(0);
    expect(latency.p95Seconds).toBeGreaterThanOrEqual(latency.medianSeconds ?? Number.NaN);
    expect(latency.p99Seconds).toBeGreaterThanOrEqual(latency.p95Seconds ?? Number.NaN);
    const page = await open(site, await site.page());
    await page.getByText(/first messages? measured since yesterday/).waitFor();
  });

  test('STATS-01 where no whole day has been counted the average is said to be a sample', async ({
    site,
  }) => {
    const page = await open(site, await site.page({ width: 390 }));
    await page.getByText('The dotted line is a sample.').waitFor();
    expect(await page.getByRole('img', { name: /Sample average: [\d,]+ jobs/ }).count()).toBe(1);
    await page.getByText('Show the numbers').click();
    await page.getByRole('columnheader', { name: 'Sample average' }).waitFor();
  });

  test('STATS-01 the numbers open by keyboard, hour by hour, and axe finds nothing in them', async ({
    site,
  }) => {
    for (const dark of [false, true]) {
      const page = await open(
        site,
        await site.page({ width: 390, dark, storage: { mode: dark ? 'dark' : 'light' } }),
      );
      await page.getByText('Show the numbers').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('table').waitFor();
      expect(await page.getByRole('row').count()).toBe(25);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expect(await axeFinds(page)).toEqual([]);
    }
  });

  test('STATS-01 pointing at an hour tells what both lines have there', async ({ site }) => {
    const page = await open(site, await site.page());
    const chart = page.getByRole('img', { name: /line chart/ });
    const box = await chart.boundingBox();
    if (!box) throw new Error('The chart is not drawn.');
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.getByText('By 12:00 UTC').waitFor();
    await page.mouse.move(box.x - 30, box.y - 60);
    expect(await page.getByText('By 12:00 UTC').count()).toBe(0);
  });

  test('an API that fails is said in a sentence, and the numbers come with it', async ({ site }) => {
    site.expectErrors(/503/);
    const page = await site.page();
    let isBroken = true;
    await page.route('**/graphql', (route) =>
      isBroken ? route.fulfill({ status: 503, body: '<h1>busy</h1>' }) : route.continue(),
    );
    await open(site, page);
    await page
      .getByRole('alert')
      .getByText(/very busy just now/)
      .waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Counted at/).waitFor();
  });

  test('the numbers are asked for anew each minute', async ({ site }) => {
    const page = await site.page();
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked += 1;
    });
    await open(site, page);
    await page.getByText(/^Counted at/).waitFor();
    const before = asked;
    await page.clock.fastForward(61_000);
    await until('a further question', async () => (asked > before ? true : undefined), 20_000);
  });
});
