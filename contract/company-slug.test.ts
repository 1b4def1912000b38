import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { companySlug, employerKeyOf } from './company-slug.ts';
import { employerKey } from './employer-key.ts';
import { anyText } from './fixtures/any-text.ts';

const names = fc.oneof(
  anyText({ maxLength: 40 }),
  fc
    .array(fc.constantFrom('Acme', 'St.', '&', 'Inc.', 'a-b', "O'Neill", 'S.A.', 'É', '任天堂'), {
      maxLength: 5,
    })
    .map((words) => words.join(' ')),
);

test.each([
  ['Larkspur Systems, Inc.', 'larkspur-systems'],
  ['Société Générale', 'societe-generale'],
  ['a-b c', 'a-b-c'],
  ['!!!', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(companySlug(name)).toBe(slug);
});

test('a slug leads back to the key of its company, so that different companies have different ones', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = companySlug(name);
      expect(employerKeyOf(slug)).toBe(employerKey(name));
      expect(slug).toMatch(/^[\p{L}\p{N}-]*$/u);
    }),
  );
});
