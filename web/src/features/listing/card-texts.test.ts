import { payText } from '@daybreak/contract/pay-text.ts';
import { placeName } from '@daybreak/contract/place-name.ts';
import { describe, expect, test } from '@jest/globals';
import { payRangeText } from './pay-range.ts';
import { cardPlaces } from './places.ts';

describe('pay', () => {
  test.each(['NOT_FOUND', 'Not provided', '', ' per annum'])('HOME-11 "%s" is not shown', (compensation) => {
    expect(payText(compensation)).toBeNull();
  });

  test('HOME-11 the suffix "per annum" is removed', () => {
    expect(payText('$190,000 per annum')).toBe('$190,000');
    expect(payText('$55 – $70 an hour')).toBe('$55 – $70 an hour');
  });

  test.each([
    [{ min: 168_000, max: 205_000, currency: 'USD', period: 'year' }, '$168,000 – $205,000 a year'],
    [{ min: 55.5, max: 55.5, currency: 'USD', period: 'hour' }, '$55.50 an hour'],
    [{ min: null, max: 90_000, currency: 'EUR', period: '' }, '€90,000'],
    [{ min: 90_000, max: null, currency: 'credits', period: 'month' }, '90,000 a month'],
  ])('formats the range %o as "%s"', (range, text) => {
    expect(payRangeText({ label: '', ...range })).toBe(text);
  });
});

describe('places', () => {
  const austin = { city: 'Austin', state: 'TX', country: 'US' };
  const berlin = { city: 'Berlin', state: 'Berlin', country: 'DE' };
  const usa = { city: '', state: '', country: 'US' };

  test('shows the country only where it helps', () => {
    expect([austin, berlin, usa].map(placeName)).toEqual(['Austin, TX', 'Berlin, Germany', 'United States']);
  });

  test('HOME-11 shows the main place and counts the others', () => {
    expect(cardPlaces({ jobLocation: '', locations: [austin] })).toEqual(['Austin, TX']);
    expect(cardPlaces({ jobLocation: '', locations: [austin, usa] })).toEqual([
      'Austin, TX',
      'also in 1 other location',
    ]);
    expect(cardPlaces({ jobLocation: '', locations: [austin, berlin, usa] })).toEqual([
      'Austin, TX',
      'also in 2 other locations',
    ]);
  });

  test('HOME-11 shows the reader’s own place first', () => {
    expect(cardPlaces({ jobLocation: '', locations: [berlin, usa, austin] }, [austin])).toEqual([
      'Austin, TX',
      'also in 2 other locations',
    ]);
  });

  test('HOME-11 falls back to the location text, unless it only says Remote', () => {
    expect(cardPlaces({ jobLocation: 'Anywhere in LATAM', locations: [] })).toEqual(['Anywhere in LATAM']);
    expect(cardPlaces({ jobLocation: 'Remote', locations: [] })).toEqual([]);
  });
});
