import { describe, expect, test } from '@jest/globals';
import { boardRequest } from '../board-request.ts';
import { defaultFilters } from '../filters.ts';
import { givenJob } from '../testing/given-job.ts';
import { boardAnswer } from './list-jobs.ts';

const clock = { date: '2026-03-10', timeZone: 'America/New_York' };
const inputOf = (body: string) => JSON.parse(body).variables.input;

describe('the request of a board page', () => {
  test('HOME-01 carries the visitor’s own day and time zone', () => {
    expect(inputOf(boardRequest(defaultFilters, clock, null))).toEqual({
      date: '2026-03-10',
      timeZone: 'America/New_York',
      fRole: 'En',
      jobType: 'Fu',
      isRemote: true,
    });
  });

  test('HOME-04 titles are lowercased for search', () => {
    expect(inputOf(boardRequest({ ...defaultFilters, title: 'Staff iOS' }, clock, null)).title).toBe(
      'staff ios',
    );
  });

  test('HOME-20 a further page carries the token of the one before', () => {
    expect(inputOf(boardRequest(defaultFilters, clock, 'token')).nextToken).toBe('token');
  });
});

describe('the answer of the service', () => {
  const page = { items: [givenJob()], nextToken: null, total: 1, totalToday: 1 };

  test('a page as the contract has it is read', () => {
    expect(boardAnswer.parse({ listJobsByFilters: page }).listJobsByFilters).toEqual(page);
  });

  test.each([
    ['no list', { listJobsByFilters: null }],
    ['an unknown job type', { listJobsByFilters: { ...page, items: [{ ...givenJob(), jobType: 'Xx' }] } }],
    ['a total that is no number', { listJobsByFilters: { ...page, total: '1' } }],
  ])('an answer with %s is refused', (_what, answer) => {
    expect(boardAnswer.safeParse(answer).success).toBe(false);
  });
});
