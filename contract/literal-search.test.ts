import { expect, test } from '@jest/globals';
import { isLiteral, withoutQuotationMarks } from './literal-search.ts';

test.each([
  ['"data engineer"', true, 'data engineer'],
  ['“senior” analyst', true, 'senior analyst'],
  ['«Ingénieur»', true, 'Ingénieur'],
  ['data engineer', false, 'data engineer'],
  ['', false, ''],
])('HOME-04 %p is a literal search: %p, and saves %p', (search, literal, title) => {
  expect(isLiteral(search)).toBe(literal);
  expect(withoutQuotationMarks(search)).toBe(title);
});
