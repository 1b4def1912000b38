import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';

/** A phone number, kept as E.164 however it is written; empty stands for none. */
export const phone = z.string().transform((text, context) => {
  if (text.trim() === '') return '';
  const number = parsePhoneNumberFromString(text);
  if (number?.isValid()) return number.number;
  context.addIssue('Must be a valid mobile number');
  return z.NEVER;
});
