import { expect, test } from '@jest/globals';
import { companyFilter } from './company-filter.ts';

test('a slug finds every spelling of a company, also of those added since', () => {
  const companies = ['Acme, Inc.', 'Globex', 'ACME'];
  expect([...companyFilter(companies, 'acme')]).toEqual([1, 0, 1]);
  companies.push('Acme LLC', 'Acme Robotics');
  expect([...companyFilter(companies, 'acme')]).toEqual([1, 0, 1, 1, 0]);
  expect([...companyFilter(companies, 'acme-robotics')]).toEqual([0, 0, 0, 0, 1]);
});

test('no slug finds every company, and an unknown one none', () => {
  expect([...companyFilter(['Acme', '!!'], '')]).toEqual([1, 1]);
  expect([...companyFilter(['Acme', 'Globex'], 'initech')]).toEqual([0, 0]);
});
