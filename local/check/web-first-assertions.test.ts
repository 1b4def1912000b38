import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { rejectedBy } from './fixtures/rejected-by.ts';

const READ_ONCE = [
  'expect(await locator.count()).toBe(2);',
  "expect((await locator.innerText()).split(' ')).toHaveLength(2);",
  'expect([await box.isChecked(), await box.isVisible()]).toEqual([true, true]);',
  "expect(page.url()).toBe('/');",
  "expect(await page.evaluate<string>('document.title')).toBe('Jobs');",
  'expect(await findViolations(page)).toEqual([]);',
  'const text = (await locator.textContent()) ?? "";\nexpect(text).toBe("Jobs");',
  'const isDark = () => page.evaluate("dark");\nexpect(await isDark()).toBe(true);',
];

const WAITS = [
  'await expect(locator).toHaveCount(2);',
  "await expect(page).toHaveURL('/');",
  'await expect.poll(() => locator.boundingBox()).toEqual(before);',
  'await expect(async () => { expect(await locator.count()).toBeGreaterThan(2); }).toPass();',
  'const name = await locator.innerText();\nawait expect(page.getByText(name)).not.toHaveText("Jobs");',
  'expect(await readOutbox(email)).toEqual([]);',
];

const rejected = rejectedBy(join(import.meta.dirname, 'web-first-assertions.grit'));

test('an assertion on one reading of the page is rejected, also on the line after the reading', async () => {
  expect(await rejected(READ_ONCE)).toEqual(READ_ONCE);
});

test('an assertion that waits is not, nor is one on what is not on a page', async () => {
  expect(await rejected(WAITS)).toEqual([]);
});
