import { parseTitle } from './parse-title.ts';
import { isWanted, type Role } from './title.ts';
import { kind } from './vocabulary.ts';
import { NO_HEAD } from './word.ts';

/** Heads that do not name the work on their own. */
const isVagueHead = kind('manager', 'peer', 'weak', 'vague-head');

/** A text with more words is a sentence. */
const MAX_WORDS = 8;
const MAX_CHARACTERS = 60;

/** Letters and the punctuation of titles: no quotes, markup or sentence ends. */
const LETTERS = /^[\p{L}\p{N}.(][\p{L}\p{M}\p{N} &/,.+#()'’-]*$/u;
const TWO_LETTERS = /\p{L}.*\p{L}/u;

/** 'daybreak.example' or '//', but not 'ASP.NET' or 'Node.js'. */
const LINK = /\/\/|\S\.(?!net\b|js\b)\p{L}{2,}/iu;

/** A head such as 'Manager' alone would match every manager. */
const namesWork = (role: Role): boolean =>
  isWanted(role) && role.head !== NO_HEAD && (role.variants.length > 0 || !isVagueHead(role.head));

/** Whether a text may be a job title: short, without links or markup, and with a known role that names the work. */
export function isPlausibleTitle(title: string): boolean {
  return (
    title.length <= MAX_CHARACTERS &&
    title.split(' ').length <= MAX_WORDS &&
    LETTERS.test(title) &&
    TWO_LETTERS.test(title) &&
    !LINK.test(title) &&
    parseTitle(title).roles.some(namesWork)
  );
}
