import { describe, expect, test } from '@jest/globals';
import { groundingCheck } from './grounded.ts';

const source = `Design and operate the payment services that settle 40 million transfers a day.
Work with product managers on the roadmap. You'll mentor three engineers in Montréal.`;

describe('whether a text is grounded in a posting', () => {
  const isGrounded = groundingCheck(source);

  test.each([
    'Design and operate payment services that settle 40 million transfers',
    'Designing the payment service, operating it each day',
    'Mentor engineers in Montreal',
    'Support product managers with the roadmap',
    'Work with your product managers on their roadmaps',
  ])('yes, because it says what the posting says: %s', (text) => {
    expect(isGrounded(text)).toBe(true);
  });

  test.each([
    ['a number that the posting does not name', 'Design payment services that settle 50 million transfers'],
    ['a place that the posting does not name', 'Mentor three engineers in Toronto'],
    ['praise', 'Work with product managers at the greatest company'],
    ['one more word', 'Design and operate the payment services that settle transfers remotely a day'],
    ['a name of three letters', 'Operate payment services on AWS'],
    ['other work', 'Sell insurance to farmers'],
    ['an unsupported adjective', 'Design fabulous payment services'],
    ['nothing but stop words', 'with the and'],
    ['nothing', ''],
  ])('no, because it adds %s', (_, text) => {
    expect(isGrounded(text)).toBe(false);
  });
});
