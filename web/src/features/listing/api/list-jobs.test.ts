import { describe, expect, test } from '@jest/globals';
import { boardRequest, newJobsRequest } from '../board-request.ts';
import { defaultFilters } from '../filters.ts';
import { givenJob } from '../testing/given-job.ts';
import { givenPage } from '../testing/given-page.ts';
import { boardAnswer } from './list-jobs.ts';

const clock = { date: '2026-03-10', timeZone: 'America/New_York' };
const inputOf = (body: string) => JSON.parse(body).variables.input;

describe('the request of a board page', () => {
  test('HOME-01 carries the visitor’s own day and time zone', () => {
    expect(inputOf(boardRequest({ filters: defaultFilters, clock }))).toEqual({
      date: '2026-03-10',
      timeZone: 'America/New_York',
      fRole: 'En',
      jobType: 'Fu',
      isRemote: true,
    });
  });

  test('HOME-04 titles are lowercased for search', () => {
    expect(inputOf(boardRequest({ filters: { ...defaultFilters, title: 'Staff iOS' }, clock })).title).toBe(
      'staff ios',
    );
  });

  test('HOME-08 HOME-10 carries a specialization and each part of a place', () => {
    const filters = {
      ...defaultFilters,
      specialization: 'Backend',
      place: { city: '', state: 'TX', country: 'US' },
    };
    expect(inputOf(boardRequest({ filters, clock }))).toMatchObject({
      specialization: 'Backend',
      city: '',
      state: 'TX',
      country: 'US',
    });
  });

  test('new jobs are counted under the same filters, after a moment', () => {
    const body = newJobsRequest({ filters: defaultFilters, clock }, '2026-03-10T12:00:00.000Z');
    expect(inputOf(body)).toMatchObject({ fRole: 'En', detectedAfter: '2026-03-10T12:00:00.000Z' });
    expect(body).not.toContain('items');
  });

  test('HOME-20 a further page carries the token of the one before', () => {
    expect(inputOf(boardRequest({ filters: defaultFilters, clock }, { nextToken: 'token' })).nextToken).toBe(
      'token',
    );
  });
});

describe('the answer of the service', () => {
  const page = givenPage([givenJob()]);

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
