import { describe, expect, test } from '@jest/globals';
import { resemblesAny } from './known-names.ts';

const resembles = resemblesAny(['Stripe, Inc.', 'Larkspur Systems', 'Box', 'Microsoft']);

describe('a name that could be taken for a known employer', () => {
  test.each([
    ['Stripe'],
    ['STRIPE LLC'],
    ['Str1pe'],
    ['Ѕtrіре'],
    ['Strlpe'],
    ['S t r i p e'],
    ['Stripee'],
    ['Strpie'],
    ['Stripe Careers'],
    ['Careers at Stripe'],
    ['stripe-hiring'],
    ['JoinStripe'],
    ['Larkspur-Systems GmbH'],
    ['Box'],
    ['Micros\u200boft'],
    ['Rnicrosoft'],
  ])('ING-01 is found: %j', (name) => {
    expect(resembles(name)).toBe(true);
  });

  test.each([['Striving Labs'], ['Larkspur'], ['Boxcar'], ['Samphire'], ['']])(
    'ING-01 is no other name: %j',
    (name) => {
      expect(resembles(name)).toBe(false);
    },
  );
});
