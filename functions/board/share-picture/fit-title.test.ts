import { describe, expect, test } from '@jest/globals';
import { cutToWidth, fitTitle } from './fit-title.ts';

/**
 * Every letter is half an em wide, and a space a quarter: 740 px have room for 19 letters of 76 px, and for
 * 37 of 40 px.
 */
const widthOf = (text: string) => text.replaceAll(' ', '').length / 2 + text.split(' ').length / 4 - 1 / 4;
const fit = (title: string) => fitTitle(title, 740, widthOf);

describe('a title in a picture', () => {
  test.each([
    ['Backend Engineer', 76, ['Backend Engineer']],
    ['Senior Backend Engineer', 76, ['Senior Backend', 'Engineer']],
    [
      'Senior Staff Backend Engineer, Payments Platform',
      62,
      ['Senior Staff Backend', 'Engineer, Payments', 'Platform'],
    ],
  ])('is set in the largest type that has room for it: %s', (title, size, lines) => {
    expect(fit(title)).toMatchObject({ size, lines });
  });

  test('of 200 characters is cut in the smallest type', () => {
    const { size, lines } = fit('Lead Operations Manager, '.repeat(8));
    expect([size, lines.length]).toEqual([40, 5]);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line) * 40).toBeLessThanOrEqual(740);
  });

  test('of one endless word is broken into lines', () => {
    const { lines } = fit('x'.repeat(200));
    for (const line of lines) expect(widthOf(line) * 40).toBeLessThanOrEqual(740);
    expect(lines).toHaveLength(5);
  });
});

test('a text is cut where it fits with an ellipsis, without punctuation before that', () => {
  expect(cutToWidth('Austin, TX', 5, widthOf)).toBe('Austin, TX');
  expect(cutToWidth('Austin, TX; Boston, MA', 5.5, widthOf)).toBe('Austin, TX…');
});
