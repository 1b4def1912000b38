import { expect, test } from '@jest/globals';
import { jobTitleKeys } from '../titles/keys.ts';
import { parseTitle } from '../titles/parse-title.ts';
import { toPlainLine } from './plain-text.ts';

test.each([
  ['Product Manager, Roku TV™', 'Product Manager, Roku TV'],
  ['Develop the Webex&trade; meeting service', 'Develop the Webex meeting service'],
  ['Evernorth℠ Care', 'Evernorth Care'],
  ['SAS® Programmer', 'SAS Programmer'],
  ['Engineer Ⅱ', 'Engineer II'],
])('“%s” is shown without trademarks as “%s”', (written, shown) => {
  expect(toPlainLine(written)).toBe(shown);
});

test('MATCH-01 a title has the same keys with a trademark as without', () => {
  expect(jobTitleKeys(parseTitle('Webex™ Engineer'))).toEqual(jobTitleKeys(parseTitle('Webex Engineer')));
});
