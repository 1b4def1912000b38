/** Whether tests try every combination instead of a sample. The nightly run sets EXHAUSTIVE=1. */
export const IS_EXHAUSTIVE = process.env['EXHAUSTIVE'] === '1';

/** A theme and width at which a page is checked for accessibility. */
export interface Screen {
  readonly width: number;
  readonly dark: boolean;
}

/** A phone in dark mode; when exhaustive, every combination. */
export const SCREENS: readonly Screen[] = IS_EXHAUSTIVE
  ? [390, 768, 1440].flatMap((width) => [false, true].map((dark) => ({ width, dark })))
  : [{ width: 390, dark: true }];

/**
 * Marks a journey of the nightly run: another test proves its rule, so a change that breaks only this one is rare.
 * `npm test` leaves it out; `pnpm journeys` doesn't.
 */
export const NIGHTLY = { tag: '@nightly' };
