import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countries,
  countryNames,
  defaultCountry,
  dialCodeOf,
  firstCountries,
  otherCountries,
  parseCountry,
} from './countries.ts';
import { displayPhone, formatPhone, toE164 } from './phone-number.ts';

describe('countries', () => {
  test('ONB-06 start with the specification’s 23, the US first, including Puerto Rico and the territories', () => {
    expect(firstCountries).toHaveLength(23);
    expect(countries.slice(0, 23)).toEqual(firstCountries);
    expect([defaultCountry, countries[0], dialCodeOf('US')]).toEqual(['US', 'US', '+1']);
    expect(
      ['PR', 'GU', 'VI', 'AS', 'MP'].filter((code) => firstCountries.some((one) => one === code)),
    ).toHaveLength(5);
    expect((['PR', 'GB', 'DE'] as const).map(dialCodeOf)).toEqual(['+1', '+44', '+49']);
  });

  test('ONB-06 go on with all others by name, each once', () => {
    const names = otherCountries.map((code) => countryNames[code]);
    expect(new Set(countries).size).toBe(countries.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect([names[0], countryNames.UA, dialCodeOf('UA'), parseCountry('UA')]).toEqual([
      'Afghanistan',
      'Ukraine',
      '+380',
      'UA',
    ]);
  });

  test('an unknown code falls back to the default', () => {
    expect([parseCountry('DE'), parseCountry('XX'), parseCountry('toString'), parseCountry(null)]).toEqual([
      'DE',
      'US',
      'US',
      'US',
    ]);
  });
});

describe('phone numbers', () => {
  test.each([
    ['1', '(1'],
    ['123', '(123'],
    ['1234', '(123) 4'],
    ['1234567', '(123) 456 - 7'],
    ['1234567890', '(123) 456 - 7890'],
    ['(123) 456 - 78905', '(123) 456 - 7890'],
    ['(123) 456 - ', '(123) 456'],
    ['call me', ''],
    ['+1 (234) 567-8901', '(234) 567 - 8901'],
    ['1-234-567-8901', '(234) 567 - 8901'],
  ])('SET-03 format while typing in the US: %j is %j', (text, shown) => {
    expect(formatPhone('US', text)).toBe(shown);
  });

  test.each([
    ['GB', '07911123456', '07911 123456', '+447911123456'],
    ['GB', '+44 7911 123456', '07911 123456', '+447911123456'],
    ['DE', '015123456789', '01512 3456789', '+4915123456789'],
    ['IN', '09876543210', '098765 43210', '+919876543210'],
    ['UA', '0501234567', '050 123 4567', '+380501234567'],
    ['JM', '8765550100', '(876) 555 - 0100', '+18765550100'],
  ] as const)('SET-03 of %s goes by libphonenumber: %j', (country, typed, shown, sent) => {
    expect(formatPhone(country, typed)).toBe(shown);
    expect(toE164(country, shown)).toBe(sent);
    expect(displayPhone(country, sent)).toBe(shown);
  });

  test.each([
    ['CV', '04'],
    ['WS', '05'],
  ] as const)('SET-03 of %s that start with no known prefix stay as typed: %s', (country, typed) => {
    expect(formatPhone(country, typed)).toBe(typed);
  });

  test('SET-03 are sent as dial code plus digits once complete', () => {
    expect(toE164('PR', '(787) 555 - 0100')).toBe('+17875550100');
    expect(displayPhone('PR', '+17875550100')).toBe('(787) 555 - 0100');
    expect(['', '(123) 456', '1'.repeat(9)].map((text) => toE164('US', text))).toEqual([null, null, null]);
    expect(['', '123', 'x'].map((text) => toE164('GB', text))).toEqual([null, null, null]);
    expect([displayPhone('US', ''), displayPhone('GB', '')]).toEqual(['', '']);
  });

  test('SET-03 of 10 digits under +1 have 16 characters and round-trip', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), fc.constantFrom('US', 'CA', 'GU'), (digits, country) => {
        const shown = formatPhone(country, digits);
        expect(shown).toHaveLength(16);
        expect(formatPhone(country, shown)).toBe(shown);
        const sent = toE164(country, shown);
        expect(sent).toBe(`+1${digits}`);
        expect(displayPhone(country, sent ?? '')).toBe(shown);
      }),
    );
  });

  test('SET-03 formatting never fails and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        fc.string({ unit: fc.constantFrom(...'0123456789+() -x٣'), maxLength: 24 }),
        (country, text) => {
          const shown = formatPhone(country, text);
          expect(formatPhone(country, shown)).toBe(shown);
        },
      ),
    );
  });
});
