import type { Mode } from '../mode-words.ts';
import { FILLER, NO_TOWN } from './filler.ts';
import { type Name, readName, spanAt } from './spans.ts';
import { type Word, wordsOf } from './tokens.ts';

/**
 * A stretch of a location string: a known name, or (`known` false) an unknown one filling its field that may be a town.
 * `whole`: it fills its field, fillers aside; a name among other words counts for less.
 * `apart`: 'remote' stands right before it, so it begins a place of its own.
 */
export type Item = Name & { known: boolean; whole: boolean; apart: boolean };

/** Items that may belong together, and the modes of work said among them. */
export type Group = { items: Item[]; modes: Set<Mode> };

const CONJUNCTIONS = new Set(['or', 'and', 'oder', 'und', 'ou', 'et']);

/** Whether a word parts two places. 'OR' in capitals is Oregon after a town there, or at the end of a field. */
function parts(words: readonly Word[], at: number, before: Item | undefined): boolean {
  const word = words[at];
  if (!word || !CONJUNCTIONS.has(word.folded)) return false;
  if (word.text !== 'OR') return true;
  const next = words[at + 1];
  if (next?.border !== 'space' || word.border !== 'space' || /\d/.test(next.text)) return false;
  return !before?.towns.some(({ town }) => town.region?.codes[0] === 'OR');
}

/** The words of one field, or of one part of a hyphenated one, on their way into a group. */
type Field = { items: Item[]; unknown: Word[]; afterRemote: boolean; spoken: boolean };

const newField = (): Field => ({ items: [], unknown: [], afterRemote: false, spoken: false });

function close(field: Field, group: Group): void {
  const whole = field.unknown.length === 0;
  for (const item of field.items) group.items.push({ ...item, whole });
  if (field.items.length === 0 && !field.spoken && nameable(field.unknown))
    group.items.push(unnamed(field.unknown.map((word) => word.text).join(' ')));
}

function nameable(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  return (
    words.length > 0 &&
    words.length <= 4 &&
    /\p{L}{3}/u.test(text) &&
    /^\P{Ll}/u.test(text) &&
    !words.some((word) => NO_TOWN.has(word.folded) || /\d/.test(word.text))
  );
}

/** An item of an unknown name; words run together ('MountainView') are tried apart first. */
function unnamed(text: string): Item {
  const name = readName(wordsOf(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))) ?? {
    text,
    towns: [],
    regions: [],
    country: undefined,
    spelled: true,
  };
  return { ...name, known: name.text !== text, whole: true, apart: false };
}

/** A hyphenated name of which a part is unknown ('Sainte-Anne-de-Bellevue') is one unknown name, not its parts. */
function compoundAt(words: readonly Word[], at: number): number {
  if (words[at]?.border === 'joint') return 0;
  let length = 1;
  while (words[at + length]?.border === 'joint') length++;
  const after = words[at + length];
  if (length < 3 || after?.border === 'space') return 0;
  const known = (index: number) =>
    FILLER.has(words[index]?.folded ?? '') === false && spanAt(words, index) !== undefined;
  const whole = spanAt(words, at);
  if (whole && whole.length >= length) return 0;
  return words.slice(at, at + length).every((_, offset) => known(at + offset)) ? 0 : length;
}

/** Reads the words of a location string into groups of items. */
export function groupsOf(words: readonly Word[]): Group[] {
  const groups: Group[] = [];
  let group: Group = { items: [], modes: new Set() };
  let field = newField();
  const nextField = () => {
    close(field, group);
    field = newField();
  };
  const nextGroup = () => {
    nextField();
    if (group.items.length > 0 || group.modes.size > 0) groups.push(group);
    group = { items: [], modes: new Set() };
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.border === 'group') nextGroup();
    else if (word.border === 'field' || word.border === 'joint') nextField();
    const compound = compoundAt(words, at);
    if (compound > 0) {
      field.items.push(
        unnamed(
          words
            .slice(at, at + compound)
            .map(({ text }) => text)
            .join('-'),
        ),
      );
      at += compound;
      continue;
    }
    const span = spanAt(words, at);
    const conjunction = parts(words, at, field.items.at(-1));
    if (conjunction && (span === undefined || span.length === 1)) {
      nextGroup();
      at++;
      continue;
    }
    if (!span) {
      if (!FILLER.has(word.folded) && !/\d/.test(word.text)) field.unknown.push(word);
    } else if ('mode' in span) {
      group.modes.add(span.mode);
      field.afterRemote = span.mode === 'remote';
      field.spoken = true;
    } else if ('name' in span) {
      field.items.push({ ...span.name, known: true, whole: true, apart: field.afterRemote });
      field.afterRemote = false;
    } else field.spoken = true;
    at += span?.length ?? 1;
  }
  nextGroup();
  return groups;
}
