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

describe('the lifetime of a recorded posting', () => {
  test('ends with the first snapshot that lacks it', () => {
    expect(reconstructLifetime(row(), DAYS)).toEqual({
      versions: [{ at: DAYS[0], title: 'Engineer', location: 'Austin' }],
      goneAt: DAYS[4],
      untimed: 0,
    });
  });

  test('has no end if the last snapshot has it', () => {
    expect(reconstructLifetime(row({ last_seen: day(5) }), DAYS).goneAt).toBeUndefined();
  });

  test('has the recorded changes in order, spread evenly over time', () => {
    const life = reconstructLifetime(
      row({ title_changes: ['Senior Engineer', 'Staff Engineer'], location_changes: ['Berlin'] }),
      DAYS,
    );
    expect(life.versions).toEqual([
      { at: DAYS[0], title: 'Engineer', location: 'Austin' },
      { at: DAYS[1], title: 'Senior Engineer', location: 'Austin' },
      { at: DAYS[2], title: 'Staff Engineer', location: 'Berlin' },
    ]);
  });

  test('counts changes without a time if it was seen only once', () => {
    const life = reconstructLifetime(row({ last_seen: day(1), title_changes: ['Senior Engineer'] }), DAYS);
    expect(life).toMatchObject({ untimed: 1, goneAt: DAYS[1] });
    expect(life.versions).toHaveLength(1);
  });
});
