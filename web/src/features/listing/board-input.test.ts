import { defaultFilters } from '@daybreak/contract/filter-values.ts';
import { describe, expect, test } from '@jest/globals';
import { boardInput } from './board-input.ts';

const clock = { date: '2026-03-10', timeZone: 'America/New_York' };

describe('the board request', () => {
  test('HOME-01 sends the visitor’s day and time zone', () => {
    expect(boardInput({ filters: defaultFilters, clock })).toEqual({
      date: '2026-03-10',
      timeZone: 'America/New_York',
      fRole: 'En',
      jobType: 'Fu',
      isRemote: true,
    });
  });

  test('HOME-04 sends the title in lower case', () => {
    expect(boardInput({ filters: { ...defaultFilters, title: 'Staff iOS' }, clock }).title).toBe('staff ios');
  });

  test('uses the same filters to count new jobs', () => {
    const detectedAfter = '2026-03-10T12:00:00.000Z';
    expect(boardInput({ filters: defaultFilters, clock }, { detectedAfter })).toMatchObject({
      fRole: 'En',
      detectedAfter,
    });
  });

  test('HOME-20 sends the token of the previous page', () => {
    expect(boardInput({ filters: defaultFilters, clock }, { nextToken: 'token' }).nextToken).toBe('token');
  });
});
