import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

/** Minified, because each page has to receive and parse it. */
const AXE = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Resolves once all finite animations have ended. Ignores endless ones, such as a shimmer. */
const WAIT_FOR_ANIMATIONS = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations().filter(
    (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
  );
  do {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await frame();
    await frame();
  } while (moving().length > 0);
})()`;

/**
 * Runs axe and returns only the violations, because the full result is several megabytes. A tooltip may be
 * outside of the landmarks, since it describes a control inside of one.
 */
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    .map(([id, all]) => [id, all.filter((html) => id !== 'region' || !html.includes('role="tooltip"'))])
    .filter(([, all]) => all.length > 0),
)`;

const Violations = z.array(z.tuple([z.string(), z.array(z.string())]));

/** Returns rule IDs with the elements that break them. */
async function findAxeViolations(page: Page): Promise<z.infer<typeof Violations>> {
  await page.evaluate(WAIT_FOR_ANIMATIONS);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
  return Violations.parse(await page.evaluate(RUN_AXE));
}

/**
 * Waits until axe finds no violation on the page. Lets animations end first, because elements that are still fading in
 * fail the contrast rules, and turns on reduced motion for the rest of the test.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => findAxeViolations(page)).toEqual([]);
}
