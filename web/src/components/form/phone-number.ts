import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Country, dialCodeOf } from './countries.ts';

export const INVALID_PHONE = 'Must be a valid mobile number';

/** Without the dial code +1. */
const NORTH_AMERICAN_DIGITS = 10;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isNorthAmerican = (country: Country) => dialCodeOf(country) === '+1';

/** Drops a leading 1 from pasted numbers; text that this field has formatted never has one. */
function northAmericanDigits(text: string): string {
  const digits = digitsOf(text);
  const isForeign = !text.trimStart().startsWith('(');
  const hasDialCode = isForeign && digits.length > NORTH_AMERICAN_DIGITS && digits.startsWith('1');
  return (hasDialCode ? digits.slice(1) : digits).slice(0, NORTH_AMERICAN_DIGITS);
}

/**
 * Formats '(123) 456 - 7890' under +1, with at most 10 digits, and elsewhere as libphonenumber does. Drops
 * the dial code of autofilled numbers.
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
  // E.164 allows 15 digits; one more may be a national prefix.
  return formatWhileTyping(country, international?.formatNational() ?? digitsOf(text).slice(0, 16));
}

/** Returns the text unchanged where libphonenumber-js 1.13 throws a TypeError: '02' to '08' in Cape Verde and Samoa. */
function formatWhileTyping(country: Country, text: string): string {
  try {
    return new AsYouType(country).input(text);
  } catch (error) {
    if (error instanceof TypeError) return text;
    throw error;
  }
}

/** Returns the number in E.164 ('+11234567890'), or null if it is invalid. */
export function toE164(country: Country, text: string): string | null {
  if (isNorthAmerican(country)) {
    const digits = northAmericanDigits(text);
    return digits.length === NORTH_AMERICAN_DIGITS ? `+1${digits}` : null;
  }
  const number = parsePhoneNumberFromString(text, country);
  const isOfCountry = number !== undefined && `+${number.countryCallingCode}` === dialCodeOf(country);
  return isOfCountry && number.isPossible() ? number.number : null;
}

/** Formats an E.164 number for the field. */
export function displayPhone(country: Country, number: string): string {
  const dialCode = dialCodeOf(country);
  const national = number.startsWith(dialCode) ? number.slice(dialCode.length) : number;
  if (isNorthAmerican(country)) return formatPhone(country, national);
  return parsePhoneNumberFromString(number, country)?.formatNational() ?? formatPhone(country, national);
}
