import { describe, expect, test } from '@jest/globals';
import { Fault } from '../platform/fault.ts';
import { Filters, parseFilters } from './filters.ts';
import { readToken, writeToken } from './index/page-token.ts';

const asked = { date: '2026-06-01', fRole: 'En', jobType: 'Fu' } as const;

describe('the filters of a visitor', () => {
  test('API-04 may be absent, null or empty, each of them', () => {
    expect(parseFilters({})).toEqual({});
    expect(parseFilters(asked)).toEqual(asked);
    for (const name of Object.keys(Filters.shape))
      expect(parseFilters({ [name]: null })).toEqual({ [name]: null });
    for (const name of [
      'date',
      'timeZone',
      'city',
      'state',
      'country',
      'specialization',
      'title',
      'nextToken',
    ])
      expect(parseFilters({ [name]: '' })).toEqual({ [name]: '' });
  });

  test.each([
    ['listJobs', {}, /^title: /],
    ['getLatestJobs', { title: 'Engineer' }, /^date: /],
    ['getLatestJobs', { date: '' }, /^date: /],
  ] as const)(
    'API-01 of %s without what it needs are refused, and the answer names it',
    (list, input, message) => {
      expect(() => parseFilters(input, list)).toThrow(message);
    },
  );

  test('API-01 of listJobs and getLatestJobs are a title, a specialization and a date', () => {
    const input = {
      title: 'engineer',
      specialization: 'Backend',
      date: '2026-06-01',
      timeZone: 'Asia/Tokyo',
    };
    expect(parseFilters(input, 'listJobs')).toEqual(input);
    expect(parseFilters(input, 'getLatestJobs')).toEqual(input);
  });

  test.each([
    ['nothing at all', undefined, /^input?:|^: /],
    ['a moment that is none', { ...asked, detectedAfter: 'just now' }, /^detectedAfter: /],
    ['an unknown role', { ...asked, fRole: 'Xx' }, /^fRole: /],
    ['an unknown type', { ...asked, jobType: 'full-time' }, /^jobType: /],
    ['remote as a text', { ...asked, isRemote: 'true' }, /^isRemote: /],
    ['a title of 10,000 characters', { ...asked, title: 'x'.repeat(10_000) }, /^title: /],
  ])('API-04 with %s are refused, and the answer names the field', (_, input, message) => {
    expect(() => parseFilters(input)).toThrow(Fault);
    expect(() => parseFilters(input)).toThrow(message);
  });
});

describe('the token of a next page', () => {
  const filters: Filters = { ...asked, title: 'engineer', isRemote: true };
  const standing = { asOf: 1_780_000_000_000, group: 1, detected: 1_779_999_999_000, jobId: 'job-1' };

  test('is read back for the same filters', () => {
    const token = writeToken(standing, filters);
    expect(readToken(token, { ...filters, nextToken: token })).toMatchObject(standing);
  });

  test('is that of the filters, however it is said that one is not chosen', () => {
    const token = writeToken(standing, filters);
    expect(readToken(token, { ...filters, city: '', state: null })).toMatchObject(standing);
  });

  test.each([
    ['of other filters', writeToken(standing, { ...filters, title: 'designer' })],
    ['of another day', writeToken(standing, { ...filters, date: '2026-06-02' })],
    ['of another time zone', writeToken(standing, { ...filters, timeZone: 'Asia/Tokyo' })],
    ['of another order', writeToken(standing, { ...filters, isRemote: null })],
    ['that is cut off', writeToken(standing, filters).slice(0, -9)],
    ['that is no token', 'page 2'],
    ['that holds something else', Buffer.from('{"asOf":"now"}').toString('base64url')],
  ])('API-04 %s is refused, and the answer says what to do', (_, token) => {
    expect(() => readToken(token, filters)).toThrow(Fault);
    expect(() => readToken(token, filters)).toThrow('Please start from the first page.');
  });
});
