import { parseOutline } from './parse-outline.ts';
import { broader, wantedHeads } from './related-words.ts';
import { seniorityOf } from './seniority.ts';
import type { Draft, Note, Outline, Role, Title } from './title.ts';
import { tokenizeTitle } from './tokenize-title.ts';
import { fieldOfHead, headOfField, isKnown, wordsOf } from './vocabulary.ts';

type Words = readonly string[];

const weakHeads = wordsOf('weak');
const byField = wordsOf('by-field');
const trainees = wordsOf('trainee');
const managers = wordsOf('manager');
const adjacent = wordsOf('adjacent');
const engineerAlone = wordsOf('engineer-alone');
const chiefs = wordsOf('chief');
const bankRanks = wordsOf('bank-rank');
const developers = wordsOf('developer');
/** Fields and things whose developers write no software, unless they are written in a language. */
const otherwise = new Set(
  ['changer', 'discipline', 'physical', 'not-software', 'platform'].flatMap((kind) => [...wordsOf(kind)]),
);
for (const word of [...wordsOf('settles'), ...wordsOf('language')]) otherwise.delete(word);
for (const word of wordsOf('developed-otherwise')) otherwise.add(word);
const sold = wordsOf('sold-field');
const officeFields = wordsOf('office');
const internFields = wordsOf('intern-field');
const shared = wordsOf('shared-field');
const specialists = wordsOf('specialist');
const specialistFields = wordsOf('specialist-field');
const technical = new Set([
  ...wordsOf('tech'),
  ...wordsOf('craft'),
  ...wordsOf('host'),
  ...wordsOf('settles'),
]);
const software = new Set([...wordsOf('tech'), ...wordsOf('craft'), ...wordsOf('settles')]);

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

/** Returns a role with the defaults of one that a title names. */
export const roleOf = ({
  head,
  variants,
  requiresAll = false,
  isFieldOnly = false,
  source = 'named',
  requires = [],
}: Pick<Role, 'head' | 'variants'> & Partial<Role>): Role => ({
  head,
  variants,
  requiresAll,
  isFieldOnly,
  source,
  requires,
});

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

/** 'Data Science Intern', 'Specialist, Data Engineering' and 'Java Lead' are named by their field. */
const isNamedByField = ({ head, variants }: Draft): boolean =>
  byField.has(head) ||
  (specialists.has(head) && variants.every((words) => specialistFields.has(words.at(-1) ?? ''))) ||
  (weakHeads.has(head) && variants.length === 0);

/** Adds roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Data Science'. */
function addFieldRoles({ drafts, notes, levels }: Outline): void {
  const isTrained = drafts.length > 0 && drafts.every(({ head }) => trainees.has(head));
  const isFieldOnly = drafts.length === 0 && levels.length === 0;
  const isByField = drafts.every(isNamedByField);
  if (notes.length === 0 && !isByField) return;
  const own = isByField
    ? drafts.flatMap(({ variants, segment }) => variants.map((words) => ({ words, segment })))
    : [];
  const draftedHeads = new Set(drafts.map(({ head }) => head));
  const used = new Set<Pick<Note, 'words'>>();
  for (const phrase of [...own, ...notes]) {
    const last = phrase.words.at(-1) ?? '';
    const isSubject = isTrained && (own.length === 0 || own.includes(phrase));
    const isTechnical = isSubject && technical.has(last);
    // Someone who saved 'Recruiting' wants its coordinators and managers too, and a 'Data Intern' may be an analyst.
    if (
      (isFieldOnly && headOfField.has(last) && officeFields.has(last)) ||
      (isSubject && internFields.has(last))
    )
      drafts.push(draftOf('', [phrase.words], phrase.segment));
    const field = isTechnical ? undefined : headOfField.get(last);
    const head = isTechnical ? 'engineer' : field;
    const before = isTechnical ? phrase.words : phrase.words.slice(0, -1);
    if (head === undefined || (before.length === 0 && !isTrained)) continue;
    // 'Sales Development' and 'Mechanical Engineer, Product Development' name no developer.
    if (developers.has(head) && !software.has(before.at(-1) ?? '')) continue;
    if (!isByField && (managers.has(head) || before.length > 1 || !draftedHeads.has(head))) continue;
    if (managers.has(head) && drafts.length === 0) continue;
    drafts.push({
      ...draftOf(head, before.length > 0 ? [before] : [], phrase.segment),
      isFieldOnly: isFieldOnly && head !== 'engineer' && !developers.has(head),
    });
    if (isFieldOnly && shared.has(last))
      drafts.push({ ...draftOf('', [phrase.words], phrase.segment), isFieldOnly });
    if (isByField) used.add(phrase);
  }
  notes.splice(0, notes.length, ...notes.filter((note) => !used.has(note)));
}

const draftOf = (head: string, variants: readonly Words[], segment: number): Draft => ({
  head,
  variants,
  segment,
  requiresAll: false,
  isFieldOnly: false,
});

/**
 * Of a recruiter or an assistant, and of a manager without words of their own, the other roles say whom they serve or lead:
 * 'Recruiter, SRE', 'Director, HR Business Partner', 'Data Scientist - Manager'. In 'Vice President, Senior Backend
 * Developer', as banks write it, the manager is a rank, and an 'AI Engineer, CTO' is on the team of one.
 */
function dropOutranked(outline: Outline): void {
  const isPractitioner = ({ head, variants }: Draft) =>
    variants.length > 0 && fieldOfHead.has(head) && !managers.has(head) && !adjacent.has(head);
  const isRank = ({ head, variants }: Draft) =>
    chiefs.has(head) || (bankRanks.has(head) && variants.length === 0);
  if (outline.drafts.some(isPractitioner)) outline.drafts = outline.drafts.filter((draft) => !isRank(draft));
  const [first] = outline.drafts;
  const boss =
    first !== undefined && adjacent.has(first.head)
      ? first
      : outline.drafts.find(({ head, variants }) => variants.length === 0 && managers.has(head));
  if (boss === undefined) return;
  const isServed = ({ head, segment }: Draft) =>
    segment !== boss.segment && (adjacent.has(boss.head) || !(managers.has(head) || chiefs.has(head)));
  const served = outline.drafts.filter(isServed);
  outline.drafts = outline.drafts.filter((draft) => !served.includes(draft));
  outline.notes.push(...served.flatMap(asNotes));
  outline.notes.sort((one, two) => one.segment - two.segment);
}

const asNotes = ({ head, variants, requiresAll, segment }: Draft): Note[] =>
  (variants.length > 0 ? variants : [[]]).map((words) => ({
    words: [...words, fieldOfHead.get(head) ?? head],
    requiresAll,
    segment,
  }));

/** In 'Associate - Data Analyst', 'Associate' is only a rank. */
function dropBareRanks(outline: Outline): void {
  const isSpecific = ({ head, variants }: Draft) => !weakHeads.has(head) || variants.length > 0;
  if (outline.drafts.some(isSpecific)) outline.drafts = outline.drafts.filter(isSpecific);
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
  if (!developers.has(head) || own.some((words) => sold.has(words.at(-1) ?? '')))
    return [roleOf({ head, variants, requiresAll, isFieldOnly })];
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
