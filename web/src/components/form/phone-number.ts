import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Country, dialCodeOf } from './countries.ts';

/** What is said of a number that cannot be one. */
export const invalidPhone = 'Must be a valid mobile number';

/** Digits of a number under +1, without the dial code. */
const NORTH_AMERICAN = 10;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isNorthAmerican = (country: Country) => dialCodeOf(country) === '+1';

/** The digits of a number typed or pasted under +1; only what was not written by the field itself may bring the 1 along. */
function northAmericanDigits(text: string): string {
  const digits = digitsOf(text);
  const isForeign = !text.trimStart().startsWith('(');
  const hasDialCode = isForeign && digits.length > NORTH_AMERICAN && digits.startsWith('1');
  return (hasDialCode ? digits.slice(1) : digits).slice(0, NORTH_AMERICAN);
}

/**
 * A number as the field shows it while it is typed: '(123) 456 - 7890' under +1, at most 10 digits; elsewhere as
 * libphonenumber writes it in its country. A number that brings its dial code, as autofill's does, loses it.
 */
export function formatPhone(country: Country, text: string): string {
  if (isNorthAmerican(country)) {
    const digits = northAmericanDigits(text);
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
    if (exchange === '') return area && `(${area}`;
    return `(${area}) ${exchange}${line && ` - ${line}`}`;
  }
  const international = text.trimStart().startsWith(dialCodeOf(country))
    ? parsePhoneNumberFromString(text, country)
    : undefined;
  // No number has more than 15 digits (ITU-T E.164); one more may be the prefix of a national one.
  return new AsYouType(country).input(international?.formatNational() ?? digitsOf(text).slice(0, 16));
}

/** The number as it is sent, dial code and digits ('+11234567890'); null for what cannot be one. */
export function phoneNumberOf(country: Country, text: string): string | null {
  if (isNorthAmerican(country)) {
    const digits = northAmericanDigits(text);
    return digits.length === NORTH_AMERICAN ? `+1${digits}` : null;
  }
  const number = parsePhoneNumberFromString(text, country);
  const isOfCountry = number !== undefined && `+${number.countryCallingCode}` === dialCodeOf(country);
  return isOfCountry && number.isPossible() ? number.number : null;
}

/** A number as it was sent, for the field to show; empty for none. */
export function shownPhone(country: Country, number: string): string {
  const dialCode = dialCodeOf(country);
  const national = number.startsWith(dialCode) ? number.slice(dialCode.length) : number;
  if (isNorthAmerican(country)) return formatPhone(country, national);
  return parsePhoneNumberFromString(number, country)?.formatNational() ?? formatPhone(country, national);
}
