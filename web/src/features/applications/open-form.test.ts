import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openForm, popupFeatures, type ScreenLayout } from './open-form.ts';

const layout = (overrides: Partial<ScreenLayout> = {}): ScreenLayout => ({
  screen: { availWidth: 1440, availHeight: 875 },
  screenX: 0,
  outerWidth: 1440,
  isCoarse: false,
  ...overrides,
});
const numbers = (features: string) =>
  Object.fromEntries(
    [...features.matchAll(/(\w+)=(-?\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );

describe('the pop-up of an employer’s form', () => {
  test('APPLY-01 fills the space to the right of this window', () => {
    const screen = { availWidth: 1920, availHeight: 1040, availTop: 25 };
    expect(popupFeatures(layout({ screen, outerWidth: 1200 }))).toBe(
      'popup,left=1200,top=25,width=720,height=1040',
    );
  });

  test('APPLY-01 covers the right side of a full-width window', () => {
    expect(popupFeatures(layout())).toBe('popup,left=835,top=0,width=605,height=875');
  });

  test.each([
    ['a phone or a tablet', layout({ isCoarse: true })],
    ['a small screen', layout({ screen: { availWidth: 1000, availHeight: 700 } })],
  ])('APPLY-01 is a regular tab on %s', (_what, given) => {
    expect(popupFeatures(given)).toBeNull();
  });

  test('APPLY-01 stays on screen for every screen and window position', () => {
    const given = fc.record({
      availWidth: fc.integer({ min: 1_024, max: 8_000 }),
      availLeft: fc.integer({ min: -4_000, max: 4_000 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      part: fc.double({ min: 0.1, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(given, ({ availWidth, availLeft, at, part }) => {
        const outerWidth = Math.round(availWidth * part);
        const screenX = availLeft + Math.round((availWidth - outerWidth) * at);
        const screen = { availWidth, availHeight: 900, availLeft };
        const { left = NaN, width = NaN } = numbers(
          popupFeatures(layout({ screen, screenX, outerWidth })) ?? '',
        );
        expect(left).toBeGreaterThanOrEqual(availLeft);
        expect(left + width).toBeLessThanOrEqual(availLeft + availWidth);
        expect(width).toBeGreaterThanOrEqual(480);
      }),
    );
  });

  const page = (opened: object | null) => {
    const { screen, screenX, outerWidth } = layout();
    // openForm uses only these members of a window.
    return {
      screen,
      screenX,
      outerWidth,
      open: () => opened,
      matchMedia: () => ({ matches: false }),
    } as unknown as Window;
  };

  test('APPLY-01 cannot access the page that opened it', () => {
    const opened = { opener: {} };
    expect(openForm('https://boards.example/1', page(opened))).toBe(true);
    expect(opened.opener).toBeNull();
  });

  test('APPLY-01 reports a blocked pop-up', () => {
    expect(openForm('https://boards.example/1', page(null))).toBe(false);
  });
});
