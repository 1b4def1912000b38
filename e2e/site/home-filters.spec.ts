import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { type BoardPage, openBoard } from '../support/board-page.ts';
import { test } from '../support/journey.ts';

/** The number of jobs that a page of the list has at first. */
const PAGE_SIZE = 30;

async function choosePlace({ filters }: Pick<BoardPage, 'filters'>, typed: string, label: string) {
  const place = filters.getByLabel('Location', { exact: true });
  await place.click();
  await filters.getByRole('combobox', { name: 'Location' }).fill(typed);
  await filters.getByRole('option', { name: label, exact: true }).click();
}

test.describe('the filters', () => {
  test('HOME-02 HOME-09 HOME-18 come from the URL, reset to the defaults, and a role clears title and specialization', async ({
    site,
  }) => {
    const board = await openBoard(
      site,
      '/?jobTitle=Research&FR=De&JT=Co&sk=UX+Research&Remote=false&Lo=Austin%2CTX%2CUS',
    );
    const { filters, page } = board;
    await expect(filters.getByRole('searchbox')).toHaveValue('Research');
    await expect(filters.getByLabel('Viewing')).toHaveValue('De');
    await expect(filters.getByRole('radio', { name: 'Contract' })).toBeChecked();
    await expect(filters.getByRole('switch')).not.toBeChecked();
    await filters.getByRole('button', { name: /^Austin, TX/ }).waitFor();
    await filters.getByRole('button', { name: /^UX Research/, pressed: true }).waitFor();
    await page.getByText(/There are no jobs matching/).waitFor();

    await test.step('Reset Filters', async () => {
      await filters.getByRole('button', { name: 'Reset Filters' }).click();
      await board.cards.first().waitFor();
      const defaults = { jobTitle: '', FR: 'En', JT: 'Fu', sk: '', Remote: 'true', Lo: '' };
      await expect.poll(board.readQuery).toEqual(defaults);
      await expect(filters.getByRole('searchbox')).toHaveValue('');
    });

    await test.step('another role', async () => {
      await filters.getByRole('group', { name: 'Specialization' }).locator('[aria-pressed]').first().click();
      await expect.poll(board.readQuery).not.toMatchObject({ sk: '' });
      await filters.getByRole('searchbox').fill('Engineer');
      await expect.poll(board.readQuery).toMatchObject({ jobTitle: 'Engineer' });
      await filters.getByLabel('Viewing').selectOption('Product');
      const cleared = { jobTitle: '', FR: 'Pr', JT: 'Fu', sk: '', Remote: 'true', Lo: '' };
      await expect.poll(board.readQuery).toEqual(cleared);
      await expect(filters.getByRole('searchbox')).toHaveValue('');
    });
  });

  test('HOME-02 write every change to the URL, and Back undoes each', async ({ site }) => {
    const board = await openBoard(site);
    const { filters, page } = board;
    await board.cards.first().waitFor();
    await filters.getByRole('switch').click();
    await expect.poll(board.readQuery).toMatchObject({ Remote: 'false' });
    await filters.getByText('Contract', { exact: true }).click();
    await expect.poll(board.readQuery).toMatchObject({ JT: 'Co' });
    await filters.getByLabel('Viewing').selectOption('Design');
    await expect.poll(board.readQuery).toMatchObject({ FR: 'De' });
    await page.goBack();
    await expect(filters.getByLabel('Viewing')).toHaveValue('En');
    await page.goBack();
    await expect(filters.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
    await page.goBack();
    await expect(filters.getByRole('switch')).toBeChecked();
    await board.cards.first().waitFor();
  });

  test('HOME-05 HOME-06 HOME-07 HOME-10 have SPEC’s names and defaults; remote and specialization change the list', async ({
    site,
  }) => {
    const board = await openBoard(site);
    const { filters } = board;
    await board.cards.first().waitFor();
    const role = filters.getByLabel('Viewing');
    await expect(role.locator('option')).toHaveText([
      'Engineering',
      'Product',
      'Design',
      'Marketing/Sales',
      'Operations/Legal',
      'All roles',
    ]);
    await expect(role).toHaveValue('En');
    const types = filters.getByRole('group', { name: 'Job type' });
    const choices = ['Full-Time', 'Part-Time', 'Contract', 'Internship', 'Any type'];
    await expect(types.getByRole('radio')).toHaveCount(choices.length);
    for (const [index, name] of choices.entries())
      await expect(types.getByRole('radio').nth(index)).toHaveAccessibleName(name);
    await expect(types.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
    await expect(filters.getByRole('switch', { name: 'Looking for Remote Job' })).toBeChecked();

    await test.step('specializations', async () => {
      const pills = filters.getByRole('group', { name: 'Specialization' }).locator('[aria-pressed]');
      await pills.first().waitFor();
      await expect(pills).toHaveCount(4);
      await filters.getByRole('button', { name: 'Show More' }).click();
      await expect(pills.nth(4)).toBeVisible();
      await filters.getByRole('button', { name: 'Show Less' }).click();
      await expect(pills).toHaveCount(4);
      const [, name, count] = /^(.*?)\s*,?\s*(\d+)/s.exec(await pills.nth(1).innerText()) ?? [];
      await pills.nth(1).click();
      await expect.poll(board.readQuery).toMatchObject({ sk: name });
      // Earlier tests may have posted more jobs than fit on a page.
      await expect(board.cards).toHaveCount(Math.min(Number(count), PAGE_SIZE));
      await filters.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect.poll(board.readQuery).toMatchObject({ sk: '' });
    });

    await test.step('minimum pay, level and age', async () => {
      await filters.getByLabel('Minimum pay').selectOption('$100K or more');
      await expect.poll(board.readQuery).toMatchObject({ Pay: '100K' });
      await expect(board.titles.filter({ hasText: 'Site Reliability Engineer' })).toHaveCount(0);
      await expect(board.titles.filter({ hasText: 'Security Engineer' })).toHaveCount(1);
      await filters.getByLabel('Level').selectOption('Senior');
      await filters.getByLabel('Posted').selectOption('Last 24 hours');
      await expect.poll(board.readQuery).toMatchObject({ Level: 'senior', Posted: '24h' });
      await filters.getByRole('button', { name: 'Reset Filters' }).click();
      await expect.poll(board.readQuery).not.toHaveProperty('Pay');
    });

    await test.step('remote first, or last', async () => {
      const remotes = async () => (await board.cards.allInnerTexts()).map((text) => /\bRemote\b/.test(text));
      await expect(async () => {
        const first = await remotes();
        expect(new Set(first).size).toBe(2);
        expect(first).toEqual([...first].sort((one, other) => Number(other) - Number(one)));
      }).toPass();
      await filters.getByRole('switch').click();
      // Earlier tests may have posted more jobs than fit on a page, which leaves no remote job on the first page.
      await expect(async () => {
        const [head, ...rest] = await remotes();
        expect(head).toBe(false);
        expect(rest.every((isRemote, index) => isRemote || !(rest[index - 1] ?? head))).toBe(true);
      }).toPass();
    });
  });

  test('HOME-04 HOME-08 search places by mouse and keyboard, and titles once typing stops', async ({
    site,
  }) => {
    const board = await openBoard(site, '/', { movesClock: true });
    const { filters, page, readQuery } = board;
    await board.cards.first().waitFor();

    await test.step('a place, another place, a region, none', async () => {
      await choosePlace(board, 'denv', 'Denver, CO');
      const chip = filters.getByRole('button', { name: /Click To Delete$/ });
      await expect(chip).toHaveText(['Denver, CO'], { useInnerText: true });
      await expect.poll(readQuery).toMatchObject({ Lo: 'Denver,CO,US' });
      await board.cards.filter({ hasText: 'Security Engineer' }).first().waitFor();
      await choosePlace(board, 'texas', 'Texas');
      await expect(chip).toHaveCount(1);
      await expect.poll(readQuery).toMatchObject({ Lo: ',TX,US' });
      await choosePlace(board, 'dach', 'DACH (Austria, Switzerland, Germany)');
      await expect(chip).toHaveText(['DACH'], { useInnerText: true });
      await expect.poll(readQuery).toMatchObject({ Lo: ',DACH,' });
      await board.cards.filter({ hasText: 'Berlin' }).first().waitFor();
      await chip.click();
      await expect.poll(readQuery).toMatchObject({ Lo: '' });
      await expect(chip).toHaveCount(0);
    });

    await test.step('the title, in lower case', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const title = /"title":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
        if (title !== undefined) asked.push(title);
      });
      // On a stopped clock, no time passes between two keys.
      await page.clock.pauseAt(Date.now() + 60_000);
      await filters.getByRole('searchbox').pressSequentially('FRONTend');
      await page.clock.resume();
      await expect(board.titles).toHaveText(['Frontend Engineer']);
      expect(new Set(asked)).toEqual(new Set(['frontend']));
      await expect.poll(readQuery).toMatchObject({ jobTitle: 'FRONTend' });
    });

    await test.step('a place by keyboard, from a list at most 300 px high', async () => {
      await filters.getByLabel('Location', { exact: true }).focus();
      const box = filters.getByRole('combobox', { name: 'Location' });
      await box.fill('san');
      await filters.getByRole('listbox').getByRole('option').nth(2).waitFor();
      const list = filters.getByRole('listbox', { name: 'Locations' });
      await expect.poll(async () => (await list.boundingBox())?.height).toBeLessThanOrEqual(300);
      await page.keyboard.press('ArrowDown');
      const second = (await list.getByRole('option').nth(1).getAttribute('id')) ?? '';
      await expect(box).toHaveAttribute('aria-activedescendant', second);
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(readQuery).toMatchObject({ Lo: expect.stringMatching(/^San[^,]*,/) });
    });
  });

  test('HOME-15 that match nothing offer what would match, and lead to alerts', async ({ site }) => {
    const board = await openBoard(site, '/?jobTitle=Frontend&FR=De&JT=Fu&sk=&Remote=true&Lo=');
    const { page, filters } = board;
    await page.getByText(/There are no jobs matching your filters \(“Frontend”, Design, /).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: '1 in Engineering' }).click();
    await expect(board.titles).toHaveText(['Frontend Engineer']);
    await expect.poll(board.readQuery).toMatchObject({ jobTitle: 'Frontend', FR: 'En' });
    await filters.getByLabel('Level').selectOption('Senior');
    await page.getByRole('link', { name: 'Alert me about this' }).click();
    await expect(page.getByLabel('Job title 1', { exact: true })).toHaveValue('Frontend');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Level (optional)')).toHaveValue('senior');
    await page.getByText('Only jobs at this level, as in your search: Senior.').waitFor();
  });
});
