/** What a person may type, by one rule for the site and the service. */
import * as z from 'zod/mini';

/** The longest title a person may save, in characters. */
export const MAX_TITLE_LENGTH = 100;

/** The user pool takes no longer name for a user. */
const MAX_EMAIL_LENGTH = 128;

/** However few characters they look like, more than so many units are not a name. */
const MAX_NAME_UNITS = 200;

/** Characters as people count them: an emoji of a family is one, and so is a letter with its accents. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemeCount = (text: string): number => [...graphemes.segment(text)].length;

/** Controls say nothing in a line of text, and those of direction turn round the text that stands beside it. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** One line of text as it is kept: composed, without controls, with single blanks. Markup in it is text. */
export const normalizeLine = (text: string): string =>
  text.normalize('NFC').replace(CONTROLS, ' ').replace(/\s+/gu, ' ').trim();

const name = (short: string, long: string) =>
  z.string().check(
    z.overwrite(normalizeLine),
    z.refine((text) => graphemeCount(text) >= 2, { error: short, abort: true }),
    z.refine((text) => graphemeCount(text) <= 20 && text.length <= MAX_NAME_UNITS, long),
  );

/** The first name at sign-up: 2 to 20 characters. */
export const firstNameAtSignUp = name(
  'Value must be at least 2 characters.',
  'Value cannot be more than 20 characters.',
);

/** A first or last name in the profile: 2 to 20 characters. */
export const nameRule = name(
  'Value must be at least 2 characters long',
  'Value cannot be more than 20 characters long',
);

/**
 * An e-mail address: no whitespace or @ before the @, then a domain with a dot. Blanks around it are not part of it.
 * Nor are signs that the mail service or the API take no addresses with: those beyond ASCII, quotes, brackets and the like.
 */
export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Email cannot be empty', abort: true }),
    z.maxLength(MAX_EMAIL_LENGTH, { error: 'Invalid Email', abort: true }),
    z.regex(/^[!#-'*+\-./\d=?A-Z^-~]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i, 'Invalid Email'),
  );

/** A new password: 8 to 20 characters, an emoji being one; the user pool takes blanks inside, and none at its ends. */
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

/** A code from a mail or a text: 6 characters, without the blanks it was pasted with. */
export const codeRule = z.string().check(
  z.overwrite((text) => text.replace(/\s+/gu, '')),
  z.minLength(1, { error: 'Code is required', abort: true }),
  z.length(6, 'The code has 6 characters.'),
);

/** A job title: it has a letter or a digit. How it is spelled when kept is the service's business. */
export const titleRule = z.string().check(
  z.overwrite((text) => normalizeLine(text.normalize('NFKC'))),
  z.regex(/[\p{L}\p{N}]/u, { error: 'A job title cannot be empty.', abort: true }),
  z.maxLength(MAX_TITLE_LENGTH, `A job title cannot be longer than ${MAX_TITLE_LENGTH} characters.`),
);
