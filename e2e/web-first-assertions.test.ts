import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

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

/** Returns which of these pieces of code the rule rejects, each in a file of its own. */
async function rejected(pieces: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'web-first-'));
  const plugins = [join(import.meta.dirname, 'web-first-assertions.grit')];
  await writeFile(join(folder, 'biome.json'), JSON.stringify({ plugins }));
  for (const [index, piece] of pieces.entries()) await writeFile(join(folder, `${index}.ts`), piece);
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', `--config-path=${folder}`, folder];
  const said = await new Promise<string>((resolve) => {
    execFile('node_modules/.bin/biome', args, (_, stdout) => resolve(stdout));
  });
  await rm(folder, { recursive: true });
  return pieces.filter((_, index) => said.includes(`title=plugin,file=${join(folder, `${index}.ts`)}`));
}

test('an assertion on one reading of the page is rejected, also on the line after the reading', async () => {
  expect(await rejected(READ_ONCE)).toEqual(READ_ONCE);
});

test('an assertion that waits is not, nor is one on what is not on a page', async () => {
  expect(await rejected(WAITS)).toEqual([]);
});
