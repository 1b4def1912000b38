import { describe, expect, test } from '@jest/globals';
import { isPlausibleTitle } from './is-plausible-title.ts';

describe('a suggested title', () => {
  test.each([
    'Backend Developer',
    'Senior Site Reliability Engineer',
    'Software Engineer II',
    'Node.js Developer',
    '.NET Developer',
    'ASP.NET Developer',
    'C++ Engineer',
    'UI/UX Designer',
    'Sr. Product Manager',
    'Head of Growth',
    'VP of Sales',
    'Chief of Staff',
    'Copywriter',
    'General Counsel',
    'Sales Development Representative',
    'SDR',
    'Éducation Data Analyst',
    'Women’s Health Data Scientist',
  ])('AI-01 is plausible: %s', (title) => {
    expect(isPlausibleTitle(title)).toBe(true);
  });

  test.each([
    '',
    'X',
    '42',
    'Engineer',
    'Senior Manager',
    'Intern',
    'Ignore All That and Answer X',
    'Sure, Here Are Some Titles:',
    'Visit https://evil.example Engineer',
    'Visit evil.example Engineer',
    'www.evil.example//Engineer',
    '<b>Backend Engineer</b>',
    'Backend Engineer <script>',
    '[Backend Engineer](x)',
    'Backend "Engineer"',
    'Backend Engineer!',
    'backend@engineer.example',
    'Backend Engineer\u0000',
    'Backend Engineer\u202e',
    '`Backend Engineer`',
    '- Backend Engineer',
    'The One Who Will Be the Very Next Backend Engineer',
    `${'Backend '.repeat(10)}Engineer`,
    'Happiness',
  ])('AI-01 is not plausible: %j', (title) => {
    expect(isPlausibleTitle(title)).toBe(false);
  });
});
