import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Fault } from '../platform/fault.ts';
import {
  type JobFilters,
  LIST_INPUTS,
  localTwoDays,
  parseFilters,
  readToken,
  writeToken,
} from './filters.ts';

const asked = { date: '2026-06-01', fRole: 'En', jobType: 'Fu' } as const;

/** The fields of JobFiltersInput, and their types. */
const input = /^input JobFiltersInput {(.*?)^}/ms.exec(readFileSync('schema.graphql', 'utf8'))?.[1] ?? '';
const fields = [...input.matchAll(/^ {2}(\w+): (\[?\w+)/gm)].map(
  ([, name = '', type]) => [name, type] as const,
);

describe('filters', () => {
  test('API-04 are all fields of the contract', () => {
    const names = fields.map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['date', 'fRole', 'city', 'nextToken']));
    expect(Object.keys(LIST_INPUTS.listJobsByFilters.shape).sort()).toEqual(names.sort());
  });

  test('API-04 may each be absent, null or empty', () => {
    expect(parseFilters({})).toEqual({});
    expect(parseFilters(asked)).toEqual(asked);
    for (const [name, type] of fields) {
      expect(parseFilters({ [name]: null })).toEqual({ [name]: null });
      if (type === 'String') expect(parseFilters({ [name]: '' })).toEqual({ [name]: '' });
    }
  });

  test.each([
    ['listJobs', {}, /^title: /],
    ['getLatestJobs', { title: 'Engineer' }, /^date: /],
    ['getLatestJobs', { date: '' }, /^date: /],
  ] as const)('API-01 of %s without a required field are refused with its name', (list, input, message) => {
    expect(() => parseFilters(input, list)).toThrow(message);
  });

  test('API-01 of listJobs and getLatestJobs include a title, a specialization and a date', () => {
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
    ['no input', undefined, /^input?:|^: /],
    ['an invalid instant', { ...asked, detectedAfter: 'just now' }, /^detectedAfter: /],
    ['an unknown role', { ...asked, fRole: 'Xx' }, /^fRole: Invalid option: expected one of ""|"En"/],
    ['the site’s code for all roles', { ...asked, fRole: 'All' }, /^fRole: /],
    ['an unknown type', { ...asked, jobType: 'full-time' }, /^jobType: /],
    ['remote as a string', { ...asked, isRemote: 'true' }, /^isRemote: /],
    ['an unknown level', { ...asked, seniority: 'boss' }, /^seniority: /],
    ['negative pay', { ...asked, minPay: -1 }, /^minPay: /],
    ['pay as a string', { ...asked, minPay: '120K' }, /^minPay: /],
    ['49 hours', { ...asked, postedWithinHours: 49 }, /^postedWithinHours: /],
    ['an unknown requirement', { ...asked, excludedRequirements: ['boss'] }, /^excludedRequirements\.0: /],
    ['a place in one field', { ...asked, city: { city: 'Austin' } }, /^city: /],
    ['a fraction of an hour', { ...asked, postedWithinHours: 0.5 }, /^postedWithinHours: /],
    ['a title of 10,000 characters', { ...asked, title: 'x'.repeat(10_000) }, /^title: /],
  ])('API-04 with %s are refused with the name of the field', (_, input, message) => {
    expect(() => parseFilters(input)).toThrow(Fault);
    expect(() => parseFilters(input)).toThrow(message);
  });
});

describe('a page token', () => {
  const filters: JobFilters = { ...asked, title: 'engineer', isRemote: true };
  const position = { asOf: 1_780_000_000_000, group: 1, detected: 1_779_999_999_000, jobId: 'job-1' };

  test('can be read back for the same filters', () => {
    const token = writeToken(position, filters);
    expect(readToken(token, { ...filters, nextToken: token })).toMatchObject(position);
  });

  test('is the same whether a filter is null, empty or absent', () => {
    const token = writeToken(position, filters);
    const unchosen = { city: '', state: null, excludedRequirements: [] };
    expect(readToken(token, { ...filters, ...unchosen })).toMatchObject(position);
  });

  test.each([
    ['for other filters', writeToken(position, { ...filters, title: 'designer' })],
    ['for another day', writeToken(position, { ...filters, date: '2026-06-02' })],
    ['for another time zone', writeToken(position, { ...filters, timeZone: 'Asia/Tokyo' })],
    ['for another order', writeToken(position, { ...filters, isRemote: null })],
    ['that is truncated', writeToken(position, filters).slice(0, -9)],
    ['that is not a token', 'page 2'],
    ['that holds something else', Buffer.from('{"asOf":"now"}').toString('base64url')],
  ])('API-04 %s is refused with what to do', (_, token) => {
    expect(() => readToken(token, filters)).toThrow(Fault);
    expect(() => readToken(token, filters)).toThrow('Start again from the first page.');
  });
});

const HOUR = 3_600_000;
const hours = (date: string, zone: string) => {
  const { from, split, to } = localTwoDays(date, zone);
  return { yesterday: (split - from) / HOUR, today: (to - split) / HOUR };
};

describe('a visitor’s today and yesterday', () => {
  test('HOME-01 are the calendar days of the time zone', () => {
    const { from, split, to } = localTwoDays('2026-06-02', 'America/New_York');
    expect([from, split, to].map((at) => new Date(at).toISOString())).toEqual([
      '2026-06-01T04:00:00.000Z',
      '2026-06-02T04:00:00.000Z',
      '2026-06-03T04:00:00.000Z',
    ]);
  });

  test.each([
    ['2026-03-08', 'America/New_York', 24, 23],
    ['2026-03-09', 'America/New_York', 23, 24],
    ['2026-11-01', 'America/New_York', 24, 25],
    ['2026-11-02', 'America/New_York', 25, 24],
    ['2026-03-29', 'Europe/Berlin', 24, 23],
    ['2026-10-26', 'Europe/Berlin', 25, 24],
    ['2026-04-05', 'Australia/Lord_Howe', 24, 24.5],
    ['2026-04-24', 'Africa/Cairo', 24, 23],
    ['2026-06-02', 'Asia/Kolkata', 24, 24],
  ])('HOME-01 on %s in %s have %p and %p hours', (date, zone, yesterday, today) => {
    expect(hours(date, zone)).toEqual({ yesterday, today });
  });

  test('HOME-01 contain exactly the instants at which a local clock shows those days', () => {
    const zones = ['UTC', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'];
    const more = ['Australia/Lord_Howe', 'Africa/Cairo', 'Pacific/Kiritimati', 'America/St_Johns'];
    const instants = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones, ...more),
        instants,
        fc.integer({ min: -3, max: 3 }),
        (timeZone, at, off) => {
          const local = (time: number) => new Date(time).toLocaleDateString('sv-SE', { timeZone });
          const date = local(at + off * 13 * HOUR);
          const { from, split, to } = localTwoDays(date, timeZone);
          const yesterday = new Date(Date.parse(date) - 24 * HOUR).toISOString().slice(0, 10);
          expect(at >= split && at < to).toBe(local(at) === date);
          expect(at >= from && at < split).toBe(local(at) === yesterday);
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    ['UTC', '2026-06-02T00:00:00.000Z'],
    ['America/New_York', '2026-06-01T04:00:00.000Z'],
    ['Asia/Tokyo', '2026-06-01T15:00:00.000Z'],
  ])('API-04 in %s are the current ones when no date is given', (zone, start) => {
    const { split } = localTwoDays('', zone, Date.parse('2026-06-02T02:30:00.000Z'));
    expect(new Date(split).toISOString()).toBe(start);
  });

  test.each([
    ['yesterday', 'UTC'],
    ['2026-02-30', 'UTC'],
    ['2026-13-01', 'UTC'],
    ['2026-06-02', 'Mars/Olympus'],
    ['2026-06-02', ''],
    ['-271821-04-19', 'UTC'],
  ])('are refused for date %j in %j with what to send', (date, zone) => {
    expect(() => localTwoDays(date, zone)).toThrow(Fault);
    expect(() => localTwoDays(date, zone)).toThrow(
      'date must look like 2026-01-31, and timeZone must be a name like America/New_York.',
    );
  });
});
