import type { Territory } from '../territories.ts';
import { findSpan, lookUpName, type Name } from './find-span.ts';
import { FILLER_WORDS, HEADQUARTERS, NEVER_TOWN, SELDOM_TOWN, TIME_ZONES } from './location-words.ts';
import type { WorkMode } from './mode-words.ts';
import { type Border, tokenizeLocation, type Word } from './tokenize-location.ts';

/** A part of a location string: a known name, or an unknown one that fills its field and may be a town. */
export type Item = Name & {
  isKnown: boolean;
  /** It fills its field, apart from filler words. */
  isWhole: boolean;
  /** The field's text if it could be a town's name, else ''. */
  field: string;
  /** It follows 'remote', so it starts a place of its own. */
  isSeparate: boolean;
  isInBrackets: boolean;
};

/**
 * Items that may belong together, and their work modes. `joined` has a field with several towns as one
 * unknown name, as in 'Annapolis Junction'. `startsRemote`: the group starts with 'remote'.
 */
export type ItemGroup = {
  items: Item[];
  joined: Item[];
  modes: Set<WorkMode>;
  /** `isSeparate`: it follows 'remote', so it is a place of its own. */
  territories: { territory: Territory; isSeparate: boolean }[];
  startsRemote: boolean;
};

const CONJUNCTIONS = new Set(['or', 'and', 'oder', 'und', 'ou', 'et']);

/** 'OR' in capitals is Oregon, instead of a conjunction, after a town there or at the end of a field. */
function separatesPlaces(words: readonly Word[], at: number, before: Item | undefined): boolean {
  const word = words[at];
  if (!word || !CONJUNCTIONS.has(word.folded)) return false;
  if (word.text !== 'OR') return true;
  const next = words[at + 1];
  if (next?.border !== 'space' || word.border !== 'space' || /\d/.test(next.text)) return false;
  return !before?.towns.some(({ town }) => town.region?.codes[0] === 'OR');
}

type Field = {
  items: Item[];
  words: Word[];
  /** Unknown words before the first known name. */
  lead: Word[];
  hasUnknown: boolean;
  afterRemote: boolean;
  isInBrackets: boolean;
};

const newField = (afterRemote = false, isInBrackets = false): Field => ({
  items: [],
  words: [],
  lead: [],
  hasUnknown: false,
  afterRemote,
  isInBrackets,
});

/** Returns the text of a field if it could be a town's name, else ''. */
function townNameIn(words: readonly Word[]): string {
  const text = words.map((word) => word.text).join(' ');
  const isPossible =
    words.length > 0 &&
    words.length <= 5 &&
    /\p{L}{3}/u.test(text) &&
    /^\P{Ll}/u.test(text) &&
    !words.some((word) => NEVER_TOWN.has(word.folded) || /\d/.test(word.text)) &&
    !words.every((word) => SELDOM_TOWN.has(word.folded) || FILLER_WORDS.has(word.folded));
  return isPossible ? text : '';
}

const newGroup = (): ItemGroup => ({
  items: [],
  joined: [],
  modes: new Set(),
  territories: [],
  startsRemote: false,
});

function push(group: ItemGroup, ...items: Item[]): void {
  group.items.push(...items);
  group.joined.push(...items);
}

/** 'US-Remote' is a place of its own beside 'New York'. */
function separateCountry(items: Item[]): void {
  const last = items.at(-1);
  if (last?.country !== undefined) items[items.length - 1] = { ...last, isSeparate: true };
}

/** Unknown words before a state and its country, without commas: 'Getzville New York United States'. */
const isTownInState = ({ items: [state, country], lead }: Field): boolean =>
  country?.country !== undefined &&
  country.isSpelledOut &&
  state?.regions.some((region) => region.country === country.country) === true &&
  townNameIn(lead) !== '';

function closeField(field: Field, group: ItemGroup): void {
  const name = townNameIn(field.words);
  const [only, more] = field.items;
  if (isTownInState(field)) {
    push(group, unknownItem(townNameIn(field.lead), field), ...field.items);
    return;
  }
  const items = field.items.map((item) => ({ ...item, isWhole: !field.hasUnknown, field: more ? '' : name }));
  if (
    more &&
    name !== '' &&
    items.every(({ country, regions }) => country === undefined && regions.length === 0)
  ) {
    group.items.push(...items);
    group.joined.push(unknownItem(name, field));
  } else push(group, ...items);
  if (only === undefined && field.hasUnknown && name !== '') push(group, unknownItem(name, field));
}

/** Looks up run-together words such as 'MountainView' before it treats them as unknown. */
function unknownItem(text: string, { afterRemote, isInBrackets }: Field): Item {
  const split = tokenizeLocation(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  const name = split.length > 1 ? lookUpName(split) : undefined;
  const unknown = { text, towns: [], regions: [], country: undefined, isSpelledOut: true };
  return {
    ...(name ?? unknown),
    field: text,
    isKnown: name !== undefined,
    isWhole: true,
    isSeparate: afterRemote,
    isInBrackets,
  };
}

/**
 * Returns the number of words of a hyphenated name with an unknown part ('Sainte-Anne-de-Bellevue',
 * 'Elizabethtown-Kitley') that starts at `at`, or 0 if its parts have a meaning of their own ('US-Remote',
 * 'United States-Utah-Roy').
 */
function compoundLength(words: readonly Word[], at: number): number {
  if (words[at]?.border === 'joint') return 0;
  let length = 1;
  while (words[at + length]?.border === 'joint') length++;
  if (length < 2 || words[at + length]?.border === 'space') return 0;
  const spans = words.slice(at, at + length).map((_, offset) => findSpan(words, at + offset));
  if ((spans[0]?.length ?? 0) >= length) return 0;
  const isIndependent = spans.some(
    (span, offset) =>
      span &&
      (!('name' in span) ||
        span.name.country ||
        span.name.regions.length > 0 ||
        (offset === 0 && words[at]?.mayBeCode)),
  );
  const isNoName = (word: Word) =>
    /\d/.test(word.text) || NEVER_TOWN.has(word.folded) || HEADQUARTERS.has(word.folded);
  if (isIndependent || words.slice(at, at + length).some(isNoName)) return 0;
  return spans.some((span) => span === undefined) ? length : 0;
}

export function groupItems(words: readonly Word[]): ItemGroup[] {
  const groups: ItemGroup[] = [];
  let group = newGroup();
  let field = newField();
  const nextField = (border: Border) => {
    closeField(field, group);
    field = newField(border === 'aside' && field.items.length === 0 && field.afterRemote, border === 'aside');
  };
  const nextGroup = () => {
    nextField('group');
    if (group.items.length > 0 || group.modes.size > 0 || group.territories.length > 0) groups.push(group);
    group = newGroup();
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.border === 'group') nextGroup();
    else if (word.border !== 'space') nextField(word.border);
    const compound = compoundLength(words, at);
    if (compound > 0) {
      const name = words.slice(at, at + compound).map(({ text }) => text);
      push(group, unknownItem(name.join('-'), field));
      at += compound;
      continue;
    }
    const span = findSpan(words, at);
    const conjunction = separatesPlaces(words, at, field.items.at(-1));
    if (conjunction && (span === undefined || span.length === 1)) {
      nextGroup();
      at++;
      continue;
    }
    if (!span) {
      if (!FILLER_WORDS.has(word.folded) && !TIME_ZONES.has(word.folded) && !/\d/.test(word.text)) {
        field.hasUnknown = true;
        if (field.items.length === 0) field.lead.push(word);
      }
    } else if ('territory' in span) {
      group.territories.push({ territory: span.territory, isSeparate: field.afterRemote });
    } else if ('mode' in span) {
      group.modes.add(span.mode);
      group.startsRemote ||= span.mode === 'remote' && group.items.length + field.items.length === 0;
      field.afterRemote = span.mode === 'remote';
      if (word.border === 'joint' && field.afterRemote)
        for (const items of [group.items, group.joined]) separateCountry(items);
    } else if ('name' in span) {
      const { afterRemote: isSeparate, isInBrackets } = field;
      field.items.push({
        ...span.name,
        field: '',
        isKnown: true,
        isWhole: true,
        isSeparate,
        isInBrackets,
      });
      field.afterRemote = false;
    }
    const length = span?.length ?? 1;
    if (!span || 'name' in span) field.words.push(...words.slice(at, at + length));
    at += length;
  }
  nextGroup();
  return groups;
}
