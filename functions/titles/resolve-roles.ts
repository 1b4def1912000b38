import { addFieldRoles } from './field-roles.ts';
import type { Draft, Outline } from './outline.ts';
import { dropBareRanks, dropOutranked } from './outranked-drafts.ts';
import { parseOutline } from './parse-outline.ts';
import { broader, wantedHeads } from './related-words.ts';
import { seniorityOf } from './seniority.ts';
import { type Role, roleOf, type Title } from './title.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { fieldOfHead, isKnown, wordsOf } from './vocabulary.ts';

type Words = readonly string[];

const engineerAlone = wordsOf('engineer-alone');
const developers = wordsOf('developer');
/** Fields and things whose developers write no software, unless they are written in a language. */
const otherwise = new Set(
  ['changer', 'discipline', 'physical', 'not-software', 'platform'].flatMap((kind) => [...wordsOf(kind)]),
);
for (const word of [...wordsOf('settles'), ...wordsOf('language')]) otherwise.delete(word);
for (const word of wordsOf('developed-otherwise')) otherwise.add(word);

/** Parses a title by its own words alone, without the other names of its roles and without a limit. */
export function parsePlainTitle(raw: string, spell: (word: string) => Words): Title {
  const outline = parseOutline(tokenizeTitle(raw, spell));
  dropOutranked(outline);
  const seniority = seniorityOf(outline);
  addFieldRoles(outline);
  dropBareRanks(outline);
  for (const draft of outline.drafts) if (draft.variants.length === 0) takeWordsFromNotes(outline, draft);
  const { notes, levels, territories } = outline;
  const roles = outline.drafts.flatMap(toRoles);
  const first = roles.length === 0 ? notes.shift() : undefined;
  if (first !== undefined) roles.push(...rolesOfField(first.words));
  return {
    text: raw.trim(),
    roles: roles.flatMap(withWantedHeads),
    notes: notes.map(({ words }) => words),
    implied: impliedWords(outline, roles),
    levels,
    seniority,
    territories,
  };
}

/** A title without a head names whoever has the words, and 'Senior DevOps' an engineer. */
const rolesOfField = (words: Words): Role[] =>
  (engineerAlone.has(words.at(-1) ?? '') ? ['', 'engineer'] : ['']).map((head) =>
    roleOf({ head, variants: [words] }),
  );

/** A role, and what it is to those who saved other heads: a director to those who saved 'Head of'. */
const withWantedHeads = (role: Role): Role[] => [
  role,
  ...(wantedHeads.get(role.head) ?? []).map((head) => roleOf({ ...role, head, source: 'implied' })),
];

/** The broader words of a title's words, one list for each. */
function impliedWords({ notes }: Outline, roles: readonly Role[]): string[][] {
  const found: string[][] = [];
  const addBroader = (word: string) => {
    for (const one of broader.get(word) ?? []) found.push([one]);
  };
  for (const { variants } of roles) for (const words of variants) words.forEach(addBroader);
  for (const { words } of notes) words.forEach(addBroader);
  return found;
}

/**
 * A head without words takes those of the note that follows 'of', or of the nearest note with known words: 'Engineer II, Data',
 * 'Harbor Energy - Head of Data'.
 */
function takeWordsFromNotes(outline: Outline, draft: Draft): void {
  const { drafts, notes } = outline;
  const before = notes.findLast((note) => note.segment < draft.segment);
  const after = notes.find((note) => note.segment >= draft.segment);
  const isAfter = after?.isObject === true || (after?.words.some(isKnown) && !before?.words.some(isKnown));
  const nearest = drafts.length === 1 && before !== undefined && !isAfter ? before : (after ?? before);
  if (nearest === undefined) return;
  draft.variants = notes.filter((note) => note.segment === nearest.segment).map((note) => note.words);
  draft.requiresAll = nearest.requiresAll;
  if (drafts.length === 1) outline.notes = notes.filter((note) => note.segment !== nearest.segment);
}

/** Returns a draft as the roles that it names: developers are engineers, of software unless a word says of what. */
function toRoles({ head, variants: all, requiresAll, isFieldOnly }: Draft): Role[] {
  const field = fieldOfHead.get(head);
  const own = all
    .map((words) => (words.length > 1 && words.at(-1) === field ? words.slice(0, -1) : words))
    .filter((words) => words.length > 0);
  const variants = own.length > 1 ? [...own, own.flat()] : own;
  if (!developers.has(head)) return [roleOf({ head, variants, requiresAll, isFieldOnly })];
  if (own.length === 0) return [roleOf({ head: 'engineer', variants: [['software']], isFieldOnly })];
  const developed = own.filter((words) => !words.some((word) => otherwise.has(word)));
  const role = roleOf({ head: 'engineer', variants, requiresAll, isFieldOnly });
  return developed.length === 0
    ? [role]
    : [
        role,
        roleOf({
          head: 'engineer',
          variants: developed.map((words) => [...words, 'software']),
          source: 'implied',
        }),
      ];
}
