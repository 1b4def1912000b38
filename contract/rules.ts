/** Validation rules for what a person types, shared by the site and the service. */
import * as z from 'zod/mini';

/** In UTF-16 units. */
export const MAX_TITLE_LENGTH = 100;

/** The user pool's limit for user names. */
const MAX_EMAIL_LENGTH = 128;

/** In UTF-16 units: limits names of few but very long graphemes. */
const MAX_NAME_UNITS = 200;

/** Counts characters as people do: a family emoji is one, and so is a letter with its accents. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemeCount = (text: string): number => [...graphemes.segment(text)].length;

/** Control characters, including those that change the direction of the text around them. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** Returns a line in Unicode NFC, without control characters and with single spaces. Markup stays as text. */
export const normalizeLine = (text: string): string =>
  text.normalize('NFC').replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim();

const name = (short: string, long: string) =>
  z.string().check(
    z.overwrite(normalizeLine),
    z.refine((text) => graphemeCount(text) >= 2, { error: short, abort: true }),
    z.refine((text) => graphemeCount(text) <= 20 && text.length <= MAX_NAME_UNITS, long),
  );

export const firstNameAtSignUp = name(
  'Value must be at least 2 characters.',
  'Value cannot be more than 20 characters.',
);

/** A first or last name in the profile. */
export const nameRule = name(
  'Value must be at least 2 characters long',
  'Value cannot be more than 20 characters long',
);

/**
 * An e-mail address: no whitespace or @ before the @, then a domain with a dot. Surrounding whitespace is removed.
 * Characters that SES or the API refuse are invalid: non-ASCII, quotes, brackets and the like.
 */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email cannot be empty', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: 'Invalid Email', abort: true }),
    z.regex(/^[!#-'*+\-./\d=?A-Z^-~]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'Invalid Email'),
  );

/** A new password: 8 to 20 code points. The user pool allows spaces inside, but not at the ends. */
export const passwordRule = z.string().check(
  z.refine((text) => [...text].length >= 8, {
    error: 'Password must be at least 8 characters.',
    abort: true,
  }),
  z.refine((text) => [...text].length <= 20, {
    error: 'Password cannot be more than 20 characters.',
    abort: true,
  }),
  z.regex(/^\S.*\S$/su, 'Password cannot begin or end with a space.'),
);

/** A code from an e-mail or a text: 6 characters. Pasted whitespace is removed. */
export const codeRule = z.string().check(
  z.overwrite((text) => text.replace(/\s+/gu, '')),
  z.minLength(1, { error: 'Code is required', abort: true }),
  z.length(6, 'The code has 6 characters.'),
);

/** A job title with at least one letter or digit. The service normalizes its spelling. */
export const titleRule = z.string().check(
  z.overwrite((text) => normalizeLine(text.normalize('NFKC'))),
  z.minLength(1, { error: 'A job title cannot be empty.', abort: true }),
  z.regex(/[\p{L}\p{N}]/u, { error: 'A job title needs a letter or a digit.', abort: true }),
  z.maxLength(MAX_TITLE_LENGTH, `A job title cannot be longer than ${MAX_TITLE_LENGTH} characters.`),
);
