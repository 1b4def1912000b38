import { describe, expect, test } from '@jest/globals';
import { localDay } from './local-time.ts';
import { MAX_TEXTS_PER_DAY, nextTextTime, textsLeft } from './next-send-time.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => Date.parse(iso);
const begun = (localDay: string, count: number) => ({ localDay, begun: count, latest: 'message' });

describe('the daily text limit', () => {
  test('counts by the person’s local day', () => {
    expect(localDay(NEW_YORK, at('2026-06-02T03:30:00Z'))).toBe('2026-06-01');
    expect(localDay('Europe/London', at('2026-06-01T23:30:00Z'))).toBe('2026-06-02');
  });

  test('is ten, and ten again the next day', () => {
    expect(textsLeft(null, '2026-06-01')).toBe(MAX_TEXTS_PER_DAY);
    expect(textsLeft(begun('2026-06-01', 4), '2026-06-01')).toBe(6);
    expect(textsLeft(begun('2026-06-01', 10), '2026-06-02')).toBe(10);
  });

  test('ends at eight the next morning, also when clocks change', () => {
    const noon = at('2026-06-01T16:00:00Z');
    expect(nextTextTime(begun('2026-06-01', 9), NEW_YORK, noon)).toBe(noon);
    expect(nextTextTime(begun('2026-06-01', 10), NEW_YORK, noon)).toBe(at('2026-06-02T12:00:00Z'));
    // The clocks of New York go back in the night to 2026-11-01.
    const october = at('2026-10-31T16:00:00Z');
    expect(nextTextTime(begun('2026-10-31', 10), NEW_YORK, october)).toBe(at('2026-11-01T13:00:00Z'));
  });
});
