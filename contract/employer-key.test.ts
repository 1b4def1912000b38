import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { employerKey } from './employer-key.ts';
import { anyText } from './fixtures/any-text.ts';

const shortWords = ['st', 'Ste.', 'FT', 'mt', 'saint', 'Inc.', 'S.A.', 'co', 'company', '&', 'and', '™'];
const word = fc.oneof(fc.constantFrom(...shortWords), anyText({ maxLength: 12 }));
const companyName = fc.oneof(
  { weight: 4, arbitrary: anyText({ maxLength: 60 }) },
  { weight: 4, arbitrary: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.array(word, { minLength: 50, maxLength: 60 }).map((words) => words.join(' ')) },
);

describe('the employer key', () => {
  test.each([
    ['Larkspur Systems, Inc.', 'larkspur systems'],
    ['larkspur systems', 'larkspur systems'],
    ['  LARKSPUR   Systems LLC ', 'larkspur systems'],
    ['Larkspur Systems Co., Ltd.', 'larkspur systems'],
    ['Société Générale S.A.', 'societe generale'],
    ['Müller & Söhne GmbH', 'muller and sohne'],
    ['Müller and Sohne', 'muller and sohne'],
    ['Harrow & Co.', 'harrow'],
    ['O’Neill', 'oneill'],
    ["O'Neill B.V.", 'oneill'],
    ['Larkspur™', 'larkspur'],
    ['Ｌａｒｋｓｐｕｒ', 'larkspur'],
    ['任天堂', '任天堂'],
    ['Company', 'company'],
    ['Co', 'co'],
    ['Co., Inc.', 'co'],
    ['St', 'st'],
    ['St, Inc.', 'st'],
    ['St. Jude Hospital, Inc.', 'saint jude hospital'],
    ['Saint Jude Hospital', 'saint jude hospital'],
    ['Tiffany &', 'tiffany'],
    ['Tiffany &, Inc.', 'tiffany'],
    ['😀 !!', ''],
    ['', ''],
  ])('MATCH-04 of %j is %j', (name, key) => {
    expect(employerKey(name)).toBe(key);
  });

  test.each([
    ['a legal form', 195, ' Incorporated'],
    ['what a cut turns into a legal form', 197, ' Company of Boston'],
  ])('MATCH-04 of a long name ends before %s', (_, length, end) => {
    const name = 'a'.repeat(length);
    expect(employerKey(`${name}${end}`)).toBe(name);
  });

  test('MATCH-04 differs between employers', () => {
    const names = ['Larkspur', 'Larkspur Systems', 'Larks', 'Larkspur Systems Europe'];
    expect(new Set(names.map(employerKey)).size).toBe(names.length);
  });

  test('MATCH-04 is idempotent for any name', () => {
    fc.assert(
      fc.property(companyName, (name) => {
        const key = employerKey(name);
        expect(employerKey(key)).toBe(key);
        expect(employerKey(`${name}, Inc.`)).toBe(key === '' ? 'inc' : key);
      }),
      { numRuns: 120 },
    );
  });
});
