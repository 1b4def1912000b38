import { expect, test } from '@jest/globals';
import { countSize } from './board-sizes.ts';

const none = { from: '', counts: [] };
const on = (day: string) => new Date(`${day}T12:00:00.000Z`);

test('a day has one count, of its last reading', () => {
  const first = countSize(none, 40, on('2026-05-01'));
  expect(first).toEqual({ from: '2026-05-01', counts: [40] });
  expect(countSize(first, 42, on('2026-05-01'))).toEqual({ from: '2026-05-01', counts: [42] });
  expect(countSize(first, 42, on('2026-05-02'))).toEqual({ from: '2026-05-01', counts: [40, 42] });
});

test('days without a reading have no count', () => {
  const first = countSize(none, 40, on('2026-05-01'));
  expect(countSize(first, 30, on('2026-05-04'))).toEqual({
    from: '2026-05-01',
    counts: [40, null, null, 30],
  });
});

test.each([1, 90, 91, 400])('thirteen weeks are kept, after %i days without a reading', (days) => {
  const full = { from: '2026-01-01', counts: new Array<number>(91).fill(7) };
  const at = new Date(Date.parse('2026-04-01') + days * 86_400_000);
  const { from, counts } = countSize(full, 9, at);
  expect(counts).toHaveLength(91);
  expect(counts.at(-1)).toBe(9);
  expect(Date.parse(from) + 90 * 86_400_000).toBe(Date.parse(at.toISOString().slice(0, 10)));
  expect(counts.filter((count) => count === 7)).toHaveLength(Math.max(0, 91 - days));
});

test('a recording of an earlier day changes nothing', () => {
  const first = countSize(none, 40, on('2026-05-01'));
  expect(countSize(first, 30, on('2026-04-01'))).toEqual(first);
});
