import { spellCorrected } from './correct-word.ts';
import { hasTooManyKeys, limitRoles, shorten } from './limit-title.ts';
import { addOtherNames } from './other-names.ts';
import { parsePlainTitle } from './parse-plain-title.ts';
import { spellWord } from './spelling.ts';
import type { Title } from './title.ts';

/**
 * Parses a title into roles, notes and levels. Never throws; a title without words has no roles. A title with too many keys
 * loses the words that matter least, saved titles and jobs alike, so that matching titles always share a key.
 */
export const parseTitle = (raw: string): Title =>
  addNamesWithinLimit(limitRoles(parsePlainTitle(raw, spellCorrected)));

/** Parses a search without correcting typos: the board corrects searches itself and tells the user. */
export const parseSearch = (typed: string): Title =>
  addNamesWithinLimit(limitRoles(parsePlainTitle(typed, spellWord)));

function addNamesWithinLimit(plain: Title): Title {
  const title = addOtherNames(plain);
  const shorter = hasTooManyKeys(title) ? shorten(plain) : undefined;
  return shorter === undefined ? title : addNamesWithinLimit(shorter);
}
