import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { employerKey } from './employer-key.ts';

describe('the key of an employer', () => {
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
    ['😀 !!', ''],
    ['', ''],
  ])('MATCH-04 of %j is %j', (name, key) => {
    expect(employerKey(name)).toBe(key);
  });

  test('MATCH-04 tells one employer from another', () => {
    const names = ['Larkspur', 'Larkspur Systems', 'Larks', 'Larkspur Systems Europe'];
    expect(new Set(names.map(employerKey)).size).toBe(names.length);
  });

  test('MATCH-04 is its own key, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const key = employerKey(name);
        expect(employerKey(key)).toBe(key);
        expect(employerKey(`${name}, Inc.`)).toBe(key === '' ? 'inc' : key);
      }),
      { numRuns: 500 },
    );
  });
});
