import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';

/** Ends once everything that fades or slides in stands; what never ends, like a shimmer, is not waited for. */
const STANDS = `(async () => {
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

/** Looks, and tells of what breaks a rule: with all that keeps to the rules, an answer is some megabytes. */
const LOOK = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
)`;

const Finds = z.array(z.tuple([z.string(), z.array(z.string())]));

/**
 * What axe finds wrong with the page as it stands: rules by their ids, with the elements that break them.
 * Half faded in, nothing has its contrast yet; so it looks once nothing moves any more, and has
 * the page, from then on, move as little as it can.
 */
export async function axeFinds(page: Page): Promise<z.infer<typeof Finds>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(STANDS);
  await page.evaluate(axe.source);
  return Finds.parse(await page.evaluate(LOOK));
}
