import { expect, type Page } from '@playwright/test';
import { z } from 'zod';

const Stop = z.object({ name: z.string(), isLast: z.boolean(), covered: z.boolean() });

/**
 * Describes what has the focus. It is covered if any corner of it lies outside of the window or under something that
 * sticks to an edge; what is higher than half of the window, if its middle does.
 */
const FOCUS = `(async () => {
  const focused = document.activeElement;
  const first = (globalThis.firstStop ??= focused);
  if (focused === document.body) return { name: '', isLast: true, covered: false };
  const isLast = focused === first && globalThis.hasMoved === true;
  globalThis.hasMoved = true;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // A native control may be hidden inside of the label that shows it.
  const shown = focused.getBoundingClientRect().width <= 1 ? focused.closest('label') ?? focused : focused;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const inset = Math.min(8, (bottom - top) / 4, (right - left) / 4);
  const rows = bottom - top > innerHeight / 2 ? [innerHeight / 2] : [top + inset, bottom - inset];
  const points = rows.flatMap((y) => [left + inset, (left + right) / 2, right - inset].map((x) => [x, y]));
  const covered = points.some(([x, y]) => {
    if (y < 0 || y > innerHeight) return true;
    const bar = document.elementFromPoint(x, y)?.closest('header, [data-dock], [data-bottom-bar]');
    return bar !== null && bar !== undefined && !bar.contains(focused);
  });
  return { name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 60) || focused.outerHTML.slice(0, 80), isLast, covered };
})()`;

/** Walks up to `max` focus stops from the top of the page, and fails if one is covered. */
export async function expectNoFocusCovered(page: Page, max = 60): Promise<void> {
  await page.evaluate(
    'document.activeElement?.blur(); scrollTo(0, 0); globalThis.firstStop = undefined; globalThis.hasMoved = false',
  );
  const covered: string[] = [];
  let stops = 0;
  for (; stops < max; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = Stop.parse(await page.evaluate(FOCUS));
    if (stop.isLast) break;
    if (stop.covered && !(await comesIntoView(page))) covered.push(stop.name);
  }
  expect(stops).toBeGreaterThan(5);
  expect(covered).toEqual([]);
}

/** The page may still scroll to what has the focus, or grow above it. */
const comesIntoView = (page: Page): Promise<boolean> =>
  expect
    .poll(async () => Stop.parse(await page.evaluate(FOCUS)).covered, { timeout: 5_000 })
    .toBe(false)
    .then(
      () => true,
      () => false,
    );
