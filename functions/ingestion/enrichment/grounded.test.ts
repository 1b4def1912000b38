import { describe, expect, test } from '@jest/globals';
import { groundedIn } from './grounded.ts';

const source = `Design and operate the payment services that settle 40 million transfers a day.
Work with product managers on the roadmap. You'll mentor three engineers in Montréal.`;

describe('a text is grounded in a posting', () => {
  const isGrounded = groundedIn(source);

  test.each([
    'Design and operate payment services that settle 40 million transfers',
    'Designing the payment service, operating it each day',
    'Mentor engineers in Montreal',
    'Support product managers with the roadmap',
    'Work with your product managers on their roadmaps',
  ])('where it says what the posting says: %s', (text) => {
    expect(isGrounded(text)).toBe(true);
  });

  test.each([
    ['a number that is not there', 'Design payment services that settle 50 million transfers'],
    ['a place that is not there', 'Mentor three engineers in Toronto'],
    ['praise', 'Work with product managers at the greatest company'],
    ['one word more', 'Design and operate the payment services that settle transfers remotely a day'],
    ['a name of three letters', 'Operate payment services on AWS'],
    ['other work', 'Sell insurance to farmers'],
    ['a word too many of a few', 'Design fabulous payment services'],
    ['nothing', 'with the and'],
    ['nothing at all', ''],
  ])('and not where it says %s', (_, text) => {
    expect(isGrounded(text)).toBe(false);
  });
});
