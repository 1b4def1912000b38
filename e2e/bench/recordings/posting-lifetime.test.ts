import { describe, expect, test } from '@jest/globals';
import { reconstructLifetime } from './posting-lifetime.ts';

const DAYS = [1, 2, 3, 4, 5].map((day) => Date.UTC(2026, 0, day));
const day = (number: number) => `2026-01-0${number}T00:00:00Z`;
const row = (facts: object = {}) => ({
  title: 'Engineer',
  location: 'Austin',
  first_seen: day(1),
  last_seen: day(4),
  title_changes: [],
  location_changes: [],
  ...facts,
});

describe('the life of a recorded posting', () => {
  test('ends with the first snapshot that does not show it', () => {
    expect(reconstructLifetime(row(), DAYS)).toEqual({
      stands: [{ at: DAYS[0], title: 'Engineer', location: 'Austin' }],
      goneAt: DAYS[4],
      untimed: 0,
    });
  });

  test('goes on where the last snapshot shows it', () => {
    expect(reconstructLifetime(row({ last_seen: day(5) }), DAYS).goneAt).toBeUndefined();
  });

  test('changes in the recorded order, spread over the time it was seen', () => {
    const life = reconstructLifetime(
      row({ title_changes: ['Senior Engineer', 'Staff Engineer'], location_changes: ['Berlin'] }),
      DAYS,
    );
    expect(life.stands).toEqual([
      { at: DAYS[0], title: 'Engineer', location: 'Austin' },
      { at: DAYS[1], title: 'Senior Engineer', location: 'Austin' },
      { at: DAYS[2], title: 'Staff Engineer', location: 'Berlin' },
    ]);
  });

  test('has changes without a moment where it was seen only once', () => {
    const life = reconstructLifetime(row({ last_seen: day(1), title_changes: ['Senior Engineer'] }), DAYS);
    expect(life).toMatchObject({ untimed: 1, goneAt: DAYS[1] });
    expect(life.stands).toHaveLength(1);
  });
});
