import { describe, expect, test } from '@jest/globals';
import { boardInput } from './board-input.ts';
import { defaultFilters } from './filters.ts';

const clock = { date: '2026-03-10', timeZone: 'America/New_York' };

describe('the request of a board page', () => {
  test('HOME-01 carries the visitor’s own day and time zone', () => {
    expect(boardInput({ filters: defaultFilters, clock })).toEqual({
      date: '2026-03-10',
      timeZone: 'America/New_York',
      fRole: 'En',
      jobType: 'Fu',
      isRemote: true,
    });
  });

  test('HOME-04 titles are lowercased for search', () => {
    expect(boardInput({ filters: { ...defaultFilters, title: 'Staff iOS' }, clock }).title).toBe('staff ios');
  });

  test('HOME-08 HOME-10 carries a specialization and each part of a place', () => {
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

  test('new jobs are counted under the same filters, after a moment', () => {
    const detectedAfter = '2026-03-10T12:00:00.000Z';
    expect(boardInput({ filters: defaultFilters, clock }, { detectedAfter })).toMatchObject({
      fRole: 'En',
      detectedAfter,
    });
  });

  test('HOME-20 a further page carries the token of the one before', () => {
    expect(boardInput({ filters: defaultFilters, clock }, { nextToken: 'token' }).nextToken).toBe('token');
  });
});
