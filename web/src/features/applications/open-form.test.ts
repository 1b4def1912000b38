import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openForm, popupFeatures, type ScreenLayout } from './open-form.ts';

const desk = (stated: Partial<ScreenLayout> = {}): ScreenLayout => ({
  screen: { availWidth: 1440, availHeight: 875 },
  screenX: 0,
  outerWidth: 1440,
  isCoarse: false,
  ...stated,
});
const numbers = (features: string) =>
  Object.fromEntries(
    [...features.matchAll(/(\w+)=(-?\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );

describe('the window of an employer’s form', () => {
  test('APPLY-01 stands in the room at the right of this one, as high as the screen', () => {
    const screen = { availWidth: 1920, availHeight: 1040, availTop: 25 };
    expect(popupFeatures(desk({ screen, outerWidth: 1200 }))).toBe(
      'popup,left=1200,top=25,width=720,height=1040',
    );
  });

  test('APPLY-01 stands over the right of a screen that this one fills', () => {
    expect(popupFeatures(desk())).toBe('popup,left=835,top=0,width=605,height=875');
  });

  test.each([
    ['a phone or a tablet', desk({ isCoarse: true })],
    ['a small screen', desk({ screen: { availWidth: 1000, availHeight: 700 } })],
  ])('APPLY-01 is a tab like others on %s', (_what, given) => {
    expect(popupFeatures(given)).toBeNull();
  });

  test('APPLY-01 lies on the screen whatever the screen is and wherever on it this window stands', () => {
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
          popupFeatures(desk({ screen, screenX, outerWidth })) ?? '',
        );
        expect(left).toBeGreaterThanOrEqual(availLeft);
        expect(left + width).toBeLessThanOrEqual(availLeft + availWidth);
        expect(width).toBeGreaterThanOrEqual(480);
      }),
    );
  });

  const page = (opened: object | null) => {
    const { screen, screenX, outerWidth } = desk();
    // openForm uses only these members of a window.
    return {
      screen,
      screenX,
      outerWidth,
      open: () => opened,
      matchMedia: () => ({ matches: false }),
    } as unknown as Window;
  };

  test('APPLY-01 cannot reach back to the page that opened it', () => {
    const opened = { opener: {} };
    expect(openForm('https://boards.example/1', page(opened))).toBe(true);
    expect(opened.opener).toBeNull();
  });

  test('APPLY-01 that the browser holds back is known not to be open', () => {
    expect(openForm('https://boards.example/1', page(null))).toBe(false);
  });
});
