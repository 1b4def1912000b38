import { FILLER, HEADQUARTERS, NEVER_TOWN, SELDOM_TOWN, TIME_ZONES } from './filler.ts';
import type { Mode } from './mode-words.ts';
import { type Name, readName, spanAt } from './spans.ts';
import { type Border, type Word, wordsOf } from './tokens.ts';

/**
 * A stretch of a location string: a known name, or (`known` false) an unknown one filling its field that may be a town.
 * `whole`: it fills its field, fillers aside; a name among other words counts for less.
 * `field`: the field's text where that could be a town's name, else empty.
 * `apart`: 'remote' stands right before it, so it begins a place of its own. `aside`: it stands in brackets.
 */
export type Item = Name & { known: boolean; whole: boolean; field: string; apart: boolean; aside: boolean };

/**
 * Items that may belong together, and the modes of work said among them. `joined`: the same with fields of several
 * towns as one unknown name each ('Annapolis Junction'). `remoteFirst`: it begins with an offer of remote work.
 */
export type Group = { items: Item[]; joined: Item[]; modes: Set<Mode>; remoteFirst: boolean };

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
type Field = {
  items: Item[];
  words: Word[];
  /** Unknown words before the first known name. */
  lead: Word[];
  unknown: boolean;
  afterRemote: boolean;
  aside: boolean;
};

const newField = (afterRemote = false, aside = false): Field => ({
  items: [],
  words: [],
  lead: [],
  unknown: false,
  afterRemote,
  aside,
});

/** The text of a field that could be the name of a town; empty where it could not. */
function nameIn(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ');
  const fits =
    words.length > 0 &&
    words.length <= 5 &&
    /\p{L}{3}/u.test(text) &&
    /^\P{Ll}/u.test(text) &&
    !words.some((word) => NEVER_TOWN.has(word.folded) || /\d/.test(word.text)) &&
    !words.every((word) => SELDOM_TOWN.has(word.folded) || FILLER.has(word.folded));
  return fits ? text : '';
}

const newGroup = (): Group => ({ items: [], joined: [], modes: new Set(), remoteFirst: false });

function push(group: Group, ...items: Item[]): void {
  group.items.push(...items);
  group.joined.push(...items);
}

/** Whether unknown words stand before a state and its country, without commas: 'Getzville New York United States'. */
const isTownInState = ({ items: [state, land], lead }: Field): boolean =>
  land?.country !== undefined &&
  land.spelled &&
  state?.regions.some(({ country }) => country === land.country) === true &&
  nameIn(lead) !== '';

function close(field: Field, group: Group): void {
  const name = nameIn(field.words);
  const [only, more] = field.items;
  if (isTownInState(field)) {
    push(group, unnamed(nameIn(field.lead), field), ...field.items);
    return;
  }
  const items = field.items.map((item) => ({ ...item, whole: !field.unknown, field: more ? '' : name }));
  if (
    more &&
    name !== '' &&
    items.every(({ country, regions }) => country === undefined && regions.length === 0)
  ) {
    group.items.push(...items);
    group.joined.push(unnamed(name, field));
  } else push(group, ...items);
  if (only === undefined && field.unknown && name !== '') push(group, unnamed(name, field));
}

/** An item of an unknown name; words run together ('MountainView') are tried apart first. */
function unnamed(text: string, { afterRemote, aside }: Field): Item {
  const apart = wordsOf(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  const name = apart.length > 1 ? readName(apart) : undefined;
  const none = { text, towns: [], regions: [], country: undefined, spelled: true };
  return {
    ...(name ?? none),
    field: text,
    known: name !== undefined,
    whole: true,
    apart: afterRemote,
    aside,
  };
}

/**
 * How many words from `at` on are one hyphenated name of which a part is unknown ('Sainte-Anne-de-Bellevue',
 * 'Elizabethtown-Kitley'); 0 where the parts stand for themselves ('US-Remote', 'United States-Utah-Roy').
 */
function compoundAt(words: readonly Word[], at: number): number {
  if (words[at]?.border === 'joint') return 0;
  let length = 1;
  while (words[at + length]?.border === 'joint') length++;
  if (length < 2 || words[at + length]?.border === 'space') return 0;
  const spans = words.slice(at, at + length).map((_, offset) => spanAt(words, at + offset));
  if ((spans[0]?.length ?? 0) >= length) return 0;
  const stands = spans.some(
    (span) => span && (!('name' in span) || span.name.country || span.name.regions.length > 0),
  );
  const empty = (word: Word) =>
    /\d/.test(word.text) || NEVER_TOWN.has(word.folded) || HEADQUARTERS.has(word.folded);
  if (stands || words.slice(at, at + length).some(empty)) return 0;
  return spans.some((span) => span === undefined) ? length : 0;
}

/** Reads the words of a location string into groups of items. */
export function groupsOf(words: readonly Word[]): Group[] {
  const groups: Group[] = [];
  let group = newGroup();
  let field = newField();
  const nextField = (border: Border) => {
    close(field, group);
    field = newField(border === 'aside' && field.items.length === 0 && field.afterRemote, border === 'aside');
  };
  const nextGroup = () => {
    nextField('group');
    if (group.items.length > 0 || group.modes.size > 0) groups.push(group);
    group = newGroup();
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.border === 'group') nextGroup();
    else if (word.border !== 'space') nextField(word.border);
    const compound = compoundAt(words, at);
    if (compound > 0) {
      const name = words.slice(at, at + compound).map(({ text }) => text);
      push(group, unnamed(name.join('-'), field));
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
      if (!FILLER.has(word.folded) && !TIME_ZONES.has(word.folded) && !/\d/.test(word.text)) {
        field.unknown = true;
        if (field.items.length === 0) field.lead.push(word);
      }
    } else if ('mode' in span) {
      group.modes.add(span.mode);
      group.remoteFirst ||= span.mode === 'remote' && group.items.length + field.items.length === 0;
      field.afterRemote = span.mode === 'remote';
    } else if ('name' in span) {
      const { afterRemote: apart, aside } = field;
      field.items.push({ ...span.name, field: '', known: true, whole: true, apart, aside });
      field.afterRemote = false;
    }
    const length = span?.length ?? 1;
    if (!span || 'name' in span) field.words.push(...words.slice(at, at + length));
    at += length;
  }
  nextGroup();
  return groups;
}
