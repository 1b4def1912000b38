import { expect } from '@playwright/test';
import { createBoardPage, openBoard } from '../support/board-page.ts';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';

const CORRUPTED = [
  {
    selectedFRole: 'Xx',
    isRemote: 'maybe',
    jobType: '{"a":1}',
    locations: 'not json',
    sk: '',
    jobTitle: '',
  },
  { selectedFRole: '[]', isRemote: '{', jobType: 'null', locations: '[{"city":7}]' },
];

test.describe('remembered filters', () => {
  test('HOME-02 HOME-19 changes persist until the next visit, and a shared link shows the same jobs', async ({
    site,
  }) => {
    const board = await openBoard(site);
    await board.cards.first().waitFor();
    await board.filters.getByLabel('Viewing').selectOption('Design');
    await board.filters.getByRole('switch').click();
    await expect.poll(board.readQuery).toMatchObject({ Remote: 'false' });
    const kept = {
      selectedFRole: 'De',
      isRemote: 'false',
      jobType: 'Fu',
      locations: '[]',
      sk: '',
      jobTitle: '',
    };
    await expect.poll(() => board.page.evaluate(() => ({ ...localStorage }))).toMatchObject(kept);

    await test.step('the next visit', async () => {
      const next = createBoardPage(await board.page.context().newPage());
      await next.page.goto(site.url);
      await next.cards.first().waitFor();
      await expect(next.filters.getByLabel('Viewing')).toHaveValue('De');
      await expect.poll(next.readQuery).toMatchObject({ FR: 'De', Remote: 'false' });
    });

    await test.step('a visitor with filters of their own follows the link', async () => {
      const storage = {
        selectedFRole: 'Op',
        jobType: 'In',
        jobTitle: 'nurse',
        sk: 'Legal',
        isRemote: 'true',
      };
      const link = new URL(board.page.url());
      await board.cards.first().waitFor();
      const receiver = await openBoard(site, `${link.pathname}${link.search}`, { storage });
      await receiver.cards.first().waitFor();
      await expect(receiver.titles).toHaveText(await board.titles.allInnerTexts());
    });
  });

  test('HOME-19 filters missing from the URL come from the last visit', async ({ site }) => {
    const storage = { selectedFRole: 'Op', jobType: 'In' };
    const board = await openBoard(site, '/?JT=Fu', { storage });
    await expect(board.filters.getByLabel('Viewing')).toHaveValue('Op');
    await expect(board.filters.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  });

  for (const storage of IS_EXHAUSTIVE ? CORRUPTED : CORRUPTED.slice(0, 1))
    test(`HOME-19 ignores corrupted local storage: ${JSON.stringify(storage)}`, async ({ site }) => {
      const board = await openBoard(site, '/', { storage });
      await board.cards.first().waitFor();
      await expect(board.filters.getByLabel('Viewing')).toHaveValue('En');
    });

  test('HOME-02 unknown codes and a title of 2,000 characters with markup leave the page usable', async ({
    site,
  }) => {
    const title = `<img src=x onerror=alert(1)>${'x'.repeat(2_000)}`;
    const query = new URLSearchParams({ jobTitle: title, FR: 'Zz', JT: '1', Remote: '?', Lo: 'a,b,c,d,e' });
    const board = await openBoard(site, `/?${query}`);
    await board.page.getByText(/There are no jobs matching your filters/).waitFor();
    await expect(board.page.locator('main img')).toHaveCount(0);
    await expect(board.filters.getByLabel('Viewing')).toHaveValue('En');
    await board.page.getByRole('button', { name: 'Clear Filters' }).click();
    await board.cards.first().waitFor();
  });
});
