import { describe, expect, test } from '@jest/globals';
import { boardInput } from './board-input.ts';
import { defaultFilters, type Filters } from './filters.ts';

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

  test('sends no role for all roles, and no job type for any', () => {
    const input = boardInput({ filters: { ...defaultFilters, role: 'All', jobType: 'Any' }, clock });
    expect(input).toEqual({ date: '2026-03-10', timeZone: 'America/New_York', isRemote: true });
  });

  test('sends pay in thousands of dollars, the level and the age in hours', () => {
    const filters: Filters = { ...defaultFilters, minPay: '120K', seniority: 'senior', postedWithin: '6h' };
    expect(boardInput({ filters, clock })).toMatchObject({
      minPay: 120,
      seniority: 'senior',
      postedWithinHours: 6,
    });
  });

  test('HOME-04 sends the title in lower case', () => {
    expect(boardInput({ filters: { ...defaultFilters, title: 'Staff iOS' }, clock }).title).toBe('staff ios');
  });

  test('HOME-08 HOME-10 sends the specialization and each part of the place', () => {
    const filters = {
      ...defaultFilters,
      specialization: 'Backend',
      place: { city: '', state: 'TX', country: 'US' },
    };
    expect(boardInput({ filters, clock })).toMatchObject({
      specialization: 'Backend',
      city: '',
      state: 'TX',
      country: 'US',
    });
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
