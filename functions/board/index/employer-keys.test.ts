import { expect, test } from '@jest/globals';
import { employerKeys } from './employer-keys.ts';

test('spellings of a company have one employer key, also those added since', () => {
  const companies = ['Acme, Inc.', 'Globex', 'ACME'];
  expect(employerKeys(companies)).toEqual(['acme', 'globex', 'acme']);
  companies.push('Acme LLC', 'Acme Robotics');
  expect(employerKeys(companies)).toEqual(['acme', 'globex', 'acme', 'acme', 'acme robotics']);
});
