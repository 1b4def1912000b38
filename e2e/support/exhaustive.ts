/** Whether journeys try every combination, as the nightly run does with EXHAUSTIVE=1, instead of a sample. */
export const IS_EXHAUSTIVE = process.env['EXHAUSTIVE'] === '1';

/** A screen on which a page is checked for accessibility. */
export interface Screen {
  readonly width: number;
  readonly dark: boolean;
}

/** Each theme and each width once; every theme at every width when exhaustive. */
export const SCREENS: readonly Screen[] = IS_EXHAUSTIVE
  ? [390, 768, 1440].flatMap((width) => [false, true].map((dark) => ({ width, dark })))
  : [
      { width: 390, dark: true },
      { width: 1440, dark: false },
    ];
