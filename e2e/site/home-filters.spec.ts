import { expect } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { type BoardPage, openBoard } from '../support/board-page.ts';
import { test } from '../support/journey.ts';

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
    expect(await filters.getByRole('searchbox').inputValue()).toBe('Research');
    expect(await filters.getByLabel('Viewing').inputValue()).toBe('De');
    expect(await filters.getByRole('radio', { name: 'Contract' }).isChecked()).toBe(true);
    expect(await filters.getByRole('switch').isChecked()).toBe(false);
    await filters.getByRole('button', { name: /^Austin, TX/ }).waitFor();
    await filters.getByRole('button', { name: /^UX Research/, pressed: true }).waitFor();
    await page.getByText(/There are no jobs matching/).waitFor();

    await test.step('Reset Filters', async () => {
      await filters.getByRole('button', { name: 'Reset Filters' }).click();
      await board.cards.first().waitFor();
      expect(board.readQuery()).toEqual({ jobTitle: '', FR: 'En', JT: 'Fu', sk: '', Remote: 'true', Lo: '' });
      expect(await filters.getByRole('searchbox').inputValue()).toBe('');
    });

    await test.step('another role', async () => {
      await filters.getByRole('group', { name: 'Specialization' }).locator('[aria-pressed]').first().click();
      await board.expectEventually(() => board.readQuery()['sk'] !== '', true);
      await filters.getByRole('searchbox').fill('Engineer');
      await board.expectEventually(() => board.readQuery()['jobTitle'], 'Engineer');
      await filters.getByLabel('Viewing').selectOption('Product');
      await board.expectEventually(() => board.readQuery(), {
        jobTitle: '',
        FR: 'Pr',
        JT: 'Fu',
        sk: '',
        Remote: 'true',
        Lo: '',
      });
      expect(await filters.getByRole('searchbox').inputValue()).toBe('');
    });
  });

  test('HOME-02 write every change to the URL, and Back undoes each', async ({ site }) => {
    const board = await openBoard(site);
    const { filters, page } = board;
    await board.cards.first().waitFor();
    await filters.getByRole('switch').click();
    await board.expectEventually(() => board.readQuery()['Remote'], 'false');
    await filters.getByText('Contract', { exact: true }).click();
    await board.expectEventually(() => board.readQuery()['JT'], 'Co');
    await filters.getByLabel('Viewing').selectOption('Design');
    await board.expectEventually(() => board.readQuery()['FR'], 'De');
    await page.goBack();
    await board.expectEventually(() => filters.getByLabel('Viewing').inputValue(), 'En');
    await page.goBack();
    await board.expectEventually(() => filters.getByRole('radio', { name: 'Full-Time' }).isChecked(), true);
    await page.goBack();
    await board.expectEventually(() => filters.getByRole('switch').isChecked(), true);
    await board.cards.first().waitFor();
  });

  test('HOME-05 HOME-06 HOME-07 HOME-10 have SPEC’s names and defaults; remote and specialization change the list', async ({
    site,
  }) => {
    const board = await openBoard(site);
    const { filters } = board;
    await board.cards.first().waitFor();
    const role = filters.getByLabel('Viewing');
    expect(await role.locator('option').allInnerTexts()).toEqual([
      'Engineering',
      'Product',
      'Design',
      'Marketing/Sales',
      'Operations/Legal',
      'All roles',
    ]);
    expect(await role.inputValue()).toBe('En');
    const types = filters.getByRole('group', { name: 'Job type' });
    expect((await types.innerText()).split('\n').filter(Boolean)).toEqual([
      'Job type',
      'Full-Time',
      'Part-Time',
      'Contract',
      'Internship',
      'Any type',
    ]);
    expect(await types.getByRole('radio', { name: 'Full-Time' }).isChecked()).toBe(true);
    expect(await filters.getByRole('switch', { name: 'Looking for Remote Job' }).isChecked()).toBe(true);

    await test.step('specializations', async () => {
      const pills = filters.getByRole('group', { name: 'Specialization' }).locator('[aria-pressed]');
      await pills.first().waitFor();
      expect(await pills.count()).toBe(4);
      await filters.getByRole('button', { name: 'Show More' }).click();
      expect(await pills.count()).toBeGreaterThan(4);
      await filters.getByRole('button', { name: 'Show Less' }).click();
      expect(await pills.count()).toBe(4);
      const [, name, count] = /^(.*?)\s*,?\s*(\d+)/s.exec(await pills.nth(1).innerText()) ?? [];
      await pills.nth(1).click();
      await board.expectEventually(() => board.readQuery()['sk'], name);
      await board.expectEventually(() => board.cards.count(), Number(count));
      await filters.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await board.expectEventually(() => board.readQuery()['sk'], '');
    });

    await test.step('minimum pay, level and age', async () => {
      await filters.getByLabel('Minimum pay').selectOption('$100K or more');
      await board.expectEventually(() => board.readQuery()['Pay'], '100K');
      await board.expectEventually(board.readTitles, ['Security Engineer']);
      await filters.getByLabel('Level').selectOption('Senior');
      await filters.getByLabel('Posted').selectOption('Last 24 hours');
      await board.expectEventually(() => board.readQuery()['Posted'], '24h');
      expect(board.readQuery()['Level']).toBe('senior');
      await filters.getByRole('button', { name: 'Reset Filters' }).click();
      await board.expectEventually(() => board.readQuery()['Pay'], undefined);
    });

    await test.step('remote first, or last', async () => {
      const remotes = async () => (await board.cards.allInnerTexts()).map((text) => /\bRemote\b/.test(text));
      await board.expectEventually(async () => new Set(await remotes()).size, 2);
      const first = await remotes();
      expect(first).toEqual([...first].sort((one, other) => Number(other) - Number(one)));
      await filters.getByRole('switch').click();
      // Earlier tests may have posted more jobs than fit on a page, which leaves no remote job on the first page.
      await board.expectEventually(async () => {
        const [head, ...rest] = await remotes();
        return head === false && rest.every((isRemote, index) => isRemote || !(rest[index - 1] ?? head));
      }, true);
    });
  });

  test('HOME-04 HOME-08 search places by mouse and keyboard, and titles once typing stops', async ({
    site,
  }) => {
    const board = await openBoard(site);
    const { filters, page, readQuery: query, expectEventually: comes } = board;
    await board.cards.first().waitFor();

    await test.step('a place, another place, a region, none', async () => {
      await choosePlace(board, 'denv', 'Denver, CO');
      const chip = filters.getByRole('button', { name: /Click To Delete$/ });
      await comes(() => chip.allInnerTexts(), ['Denver, CO']);
      await comes(() => query()['Lo'], 'Denver,CO,US');
      await board.cards.filter({ hasText: 'Security Engineer' }).first().waitFor();
      await choosePlace(board, 'texas', 'Texas');
      await comes(() => chip.count(), 1);
      await comes(() => query()['Lo'], ',TX,US');
      await choosePlace(board, 'dach', 'DACH (Austria, Switzerland, Germany)');
      await comes(() => chip.allInnerTexts(), ['DACH']);
      await comes(() => query()['Lo'], ',DACH,');
      await board.cards.filter({ hasText: 'Berlin' }).first().waitFor();
      await chip.click();
      await comes(() => query()['Lo'], '');
      expect(await chip.count()).toBe(0);
    });

    await test.step('the title, in lower case', async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        const title = /"title":"([^"]+)"/.exec(request.postData() ?? '')?.[1];
        if (title !== undefined) asked.push(title);
      });
      await filters.getByRole('searchbox').pressSequentially('FRONTend', { delay: 20 });
      await comes(board.readTitles, ['Frontend Engineer']);
      expect(new Set(asked)).toEqual(new Set(['frontend']));
      expect(query()['jobTitle']).toBe('FRONTend');
    });

    await test.step('a place by keyboard, from a list at most 300 px high', async () => {
      await filters.getByLabel('Location', { exact: true }).focus();
      const box = filters.getByRole('combobox', { name: 'Location' });
      await box.fill('san');
      await filters.getByRole('listbox').getByRole('option').nth(2).waitFor();
      const list = filters.getByRole('listbox', { name: 'Locations' });
      expect((await list.boundingBox())?.height).toBeLessThanOrEqual(300);
      await page.keyboard.press('ArrowDown');
      const second = await filters.getByRole('listbox').getByRole('option').nth(1).getAttribute('id');
      expect(await box.getAttribute('aria-activedescendant')).toBe(second);
      await page.keyboard.press('Escape');
      expect(await list.isVisible()).toBe(false);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await comes(() => /^San[^,]*,/.test(query()['Lo'] ?? ''), true);
    });
  });

  test('HOME-15 that match nothing offer what would match, and lead to alerts', async ({ site }) => {
    const board = await openBoard(site, '/?jobTitle=Frontend&FR=De&JT=Fu&sk=&Remote=true&Lo=');
    const { page, filters } = board;
    await page.getByText(/There are no jobs matching your filters \(“Frontend”, Design, /).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: '1 in Engineering' }).click();
    await board.expectEventually(board.readTitles, ['Frontend Engineer']);
    expect(board.readQuery()).toMatchObject({ jobTitle: 'Frontend', FR: 'En' });
    await filters.getByLabel('Level').selectOption('Senior');
    await page.getByRole('link', { name: 'Alert me about this' }).click();
    await expect(page.getByLabel('Job title 1', { exact: true })).toHaveValue('Frontend');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Seniority (optional)')).toHaveValue('senior');
  });
});
