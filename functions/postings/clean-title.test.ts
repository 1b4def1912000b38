import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanTitle } from './clean-title.ts';

describe('cleans a title of', () => {
  test.each([
    ['markup', '<b>Senior</b> Engineer', 'Senior Engineer'],
    ['entities escaped twice', 'R&amp;amp;D Engineer &amp;ndash; Audio', 'R&D Engineer – Audio'],
    ['bidirectional marks', 'Engineer\u202e\u200f, Platform\u2066', 'Engineer, Platform'],
    ['emoji', '🚀 Software Engineer 👩‍💻 🇺🇸', 'Software Engineer'],
    ['doubled and edge space', '  Software \t Engineer\u00a0 ', 'Software Engineer'],
    ['a requisition code in brackets', 'Software Engineer (R-12345)', 'Software Engineer'],
    ['a requisition code at the end', 'Data Analyst - Req ID: 20441', 'Data Analyst'],
    ['a job id', 'Associate Systems Engineer - JobID-833', 'Associate Systems Engineer'],
    ['a number in front', '2026-113 Administrative Assistant', 'Administrative Assistant'],
    ['a number at the end', 'Accounting Clerk (New Grad) 26041', 'Accounting Clerk (New Grad)'],
    ['a code of year and number', 'Cyber Systems Engineer 3 (26-144)', 'Cyber Systems Engineer 3'],
    ['a number with a star', 'Systems Engineer 2/3 - 18404*', 'Systems Engineer 2/3'],
    ['numbering in front', '8.5. Production Engineer I', 'Production Engineer I'],
    ['stray punctuation', '*** - Product Designer | ', 'Product Designer'],
    ['Roman numeral characters', 'Software Engineer Ⅱ', 'Software Engineer II'],
    ['full-width signs', 'Engineer（Backend）', 'Engineer(Backend)'],
    ['a non-breaking hyphen', 'Full‑Stack Engineer', 'Full-Stack Engineer'],
  ])('%s', (_, raw, clean) => {
    expect(cleanTitle(raw)).toBe(clean);
  });

  test.each([
    '.NET Developer',
    'C++ Engineer',
    'Senior C#',
    'Engineer, Team 2026',
    'Marketing Trainee (m/w/d)',
    '2026-2027 School Year Tutor',
    'Aircraft Mechanic II - AH-64',
    'iOS Engineer',
    'AT&T Account Executive',
    'Embedded Software Engineer Sr.',
  ])('%s is not changed', (title) => {
    expect(cleanTitle(title)).toBe(title);
  });

  test('a title of one character or punctuation alone is empty', () => {
    for (const raw of ['X', '', '   ', '***', '12345', '&nbsp;', '<br>', '\u202e'])
      expect(cleanTitle(raw)).toBe('');
  });

  test('a title of 500 characters is cut at a word', () => {
    const cut = cleanTitle('Senior Engineer '.repeat(32));
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/(?:Senior|Engineer)$/);
  });
});

test('removes angle brackets, character references, controls and bidirectional marks from any input', () => {
  const part = fc.oneof(
    anyText({ maxLength: 20 }),
    fc.constantFrom(
      '&lt;',
      '&amp;',
      '&#60;',
      '&#x202e;',
      '<',
      '>',
      '<script>',
      '\u202e',
      '\u0000',
      'amp;',
      '&',
      'lt;',
      'Engineer',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const title = cleanTitle(parts.join(''));
      expect(title).not.toMatch(/[<>]|[\p{Cc}\p{Cf}]|&(?:lt|gt|amp|quot|#\d+|#x[\da-f]+);/iu);
      expect(title).toBe(title.trim());
      expect(title.length).toBeLessThanOrEqual(200);
      expect(title.isWellFormed()).toBe(true);
    }),
    { numRuns: 120 },
  );
});
