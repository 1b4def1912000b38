import type { Level } from '../table/codes.ts';
import { addOtherNames } from './add-other-names.ts';
import { implyNotes } from './imply-notes.ts';
import { hasTooManyKeys, limitRoles, shorten } from './limit-title.ts';
import { parsePlainTitle } from './resolve-roles.ts';
import { spell, spellCorrected } from './spell-word.ts';
import type { Title } from './title.ts';

/**
 * Parses a title into roles, notes and levels. Never throws; a title without words has no roles. A title with
 * too many keys loses other names and then the words that matter least, saved titles and jobs alike, so that
 * matching titles always share a key.
 */
export const parseTitle = (raw: string): Title =>
  addNamesWithinLimit(limitRoles(parsePlainTitle(raw, spellCorrected)));

/** Returns the level that a title names, without the other names of its roles, which say no more about it. */
export const seniorityOfTitle = (raw: string): Level => parsePlainTitle(raw, spellCorrected).seniority;

/** Parses a search without correcting typos: the board corrects searches itself and tells the user. */
export const parseSearch = (typed: string): Title =>
  addNamesWithinLimit(limitRoles(parsePlainTitle(typed, spell)));

function addNamesWithinLimit(plain: Title): Title {
  const title = withinLimit(implyNotes(addOtherNames(plain)), plain.roles.length);
  const shorter = hasTooManyKeys(title) ? shorten(plain) : undefined;
  return shorter === undefined ? title : addNamesWithinLimit(shorter);
}

/** Drops other names, the last ones first, until a title has no more keys than it may: its own words matter more. */
function withinLimit(title: Title, own: number): Title {
  let { roles } = title;
  while (roles.length > own && roles.at(-1)?.source === 'implied' && hasTooManyKeys({ ...title, roles }))
    roles = roles.slice(0, -1);
  return roles === title.roles ? title : { ...title, roles };
}
