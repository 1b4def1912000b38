import { expect, test } from '@jest/globals';
import { engineeringJob, entry, HOUR, indexOf, NOW } from '../fixtures/entries.ts';
import { cutPage } from './page.ts';

/** The newest last. */
const JOBS = [
  engineeringJob('Product Manager'),
  engineeringJob('Sr. Product Manager', { remote: true }),
  engineeringJob('Product Manager, Payments'),
  engineeringJob('Product Management Lead'),
  engineeringJob('Product Marketing Manager', { remote: true }),
  engineeringJob('Designer', { company: 'Product Manager Weekly' }),
];

const listing = indexOf(JOBS.map((job, at) => entry(`job-${at}`, NOW - HOUR + at, job))).listing();
const order = (title: string, isRemote: boolean | null, newestFirst = false) =>
  cutPage(listing, { title, timeZone: 'UTC', isRemote }, NOW, { newestFirst }).jobIds.map(
    (id) => JOBS[Number(id.slice(-1))]?.title,
  );

test('HOME-04 API-04 a search lists its exact title first, then the same occupation, then words elsewhere', () => {
  const found = order('product manager', null);
  expect(found.slice(0, 2)).toEqual(['Sr. Product Manager', 'Product Manager']);
  expect(found.slice(2, 4)).toContain('Product Manager, Payments');
  expect(found.slice(-2)).toEqual(['Designer', 'Product Marketing Manager']);
});

test('HOME-07 a search lists remote jobs first among those that fit equally well', () => {
  expect(order('product manager', false).slice(0, 2)).toEqual(['Product Manager', 'Sr. Product Manager']);
  expect(order('product manager', true).slice(0, 2)).toEqual(['Sr. Product Manager', 'Product Manager']);
});

test('a feed of a search stays newest first', () => {
  expect(order('product manager', true, true)[0]).toBe('Designer');
});
