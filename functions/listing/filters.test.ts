import { describe, expect, test } from '@jest/globals';
import { Fault } from '../house/fault.ts';
import { type Filters, parseFilters } from './filters.ts';
import { readToken, writeToken } from './page-token.ts';

const asked = { date: '2026-06-01', fRole: 'En', jobType: 'Fu' } as const;

describe('the filters of a visitor', () => {
  test('may leave out all but the date, the role and the type', () => {
    expect(parseFilters(asked)).toEqual(asked);
    expect(parseFilters({ ...asked, isRemote: null, title: null })).toMatchObject({ isRemote: null });
  });

  test.each([
    ['nothing at all', undefined, /^input?:|^: /],
    ['no date', { ...asked, date: undefined }, /^date: /],
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
