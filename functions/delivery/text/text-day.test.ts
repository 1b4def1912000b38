import { describe, expect, test } from '@jest/globals';
import { dayIn } from '../timing/local-time.ts';
import { nextTextAt, TEXTS_A_DAY, textsLeft } from './text-day.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => Date.parse(iso);
const begun = (localDay: string, count: number) => ({ localDay, begun: count, latest: 'message' });

describe('the texts of a day', () => {
  test('are counted by the day of the person’s own time zone', () => {
    expect(dayIn(NEW_YORK, at('2026-06-02T03:30:00Z'))).toBe('2026-06-01');
    expect(dayIn('Europe/London', at('2026-06-01T23:30:00Z'))).toBe('2026-06-02');
  });

  test('are ten, and ten again the next day', () => {
    expect(textsLeft(null, '2026-06-01')).toBe(TEXTS_A_DAY);
    expect(textsLeft(begun('2026-06-01', 4), '2026-06-01')).toBe(6);
    expect(textsLeft(begun('2026-06-01', 10), '2026-06-02')).toBe(10);
  });

  test('go on at eight the next morning once they are used up, over a change of the clock too', () => {
    const noon = at('2026-06-01T16:00:00Z');
    expect(nextTextAt(begun('2026-06-01', 9), NEW_YORK, noon)).toBe(noon);
    expect(nextTextAt(begun('2026-06-01', 10), NEW_YORK, noon)).toBe(at('2026-06-02T12:00:00Z'));
    // The clocks of New York go back in the night to 2026-11-01.
    const october = at('2026-10-31T16:00:00Z');
    expect(nextTextAt(begun('2026-10-31', 10), NEW_YORK, october)).toBe(at('2026-11-01T13:00:00Z'));
  });
});
