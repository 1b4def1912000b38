import { addFieldRoles } from './field-roles.ts';
import { addImplied, canonicalRoles } from './implied-roles.ts';
import { shareFunction } from './parse-phrase.ts';
import type { DraftRole, Note, Outline, Role, Title } from './title.ts';
import { managersPractices } from './vocabulary/functions.ts';
import {
  adjacentHeads,
  aiTrainers,
  bankRanks,
  chiefs,
  fieldOfHead,
  managers,
  softwareHeads,
  weakHeads,
} from './vocabulary/heads.ts';
import { namesSoftware, notSoftware } from './vocabulary/word-classes.ts';

/** Decides which draft roles of an outline are roles of the title, and what its notes are. */
export function resolveRoles(text: string, outline: Outline): Title {
  addAiTrainer(outline);
  dropBankRank(outline);
  dropOutranked(outline);
  dropChiefOfTeam(outline);
  resolveTechnicalStaff(outline);
  addFieldRoles(outline);
  addImplied(outline);
  dropBareWeak(outline);
  const bareStaff = outline.drafts.filter((draft) => isBareStaff(draft, outline));
  dropBareTwins(outline);
  for (const draft of outline.drafts) if (draft.variants.length === 0) takeWordsFromNotes(outline, draft);
  const isTrade = outline.drafts.some(({ head }) => trades.has(head));
  for (const draft of outline.drafts)
    if (draft.isDeveloper && draft.variants.length === 0 && !isTrade) draft.variants = [['software']];
  const roles = outline.drafts.flatMap((draft) =>
    canonicalRoles(toRole(draft), (draft.isDeveloper === true && !isTrade) || bareStaff.includes(draft)),
  );
  const first = roles.length === 0 ? outline.notes.shift() : undefined;
  if (first !== undefined)
    roles.push(
      ...canonicalRoles({
        head: '',
        variants: [first.words],
        requiresAll: false,
        isFieldOnly: false,
        source: 'named',
        requires: [],
      }),
    );
  return { text, roles, notes: outline.notes.map((note) => note.words), levels: outline.levels };
}

/** A 'Machinist/Programmer' programs machines. */
const trades: ReadonlySet<string> = new Set([
  'technician',
  'machinist',
  'operator',
  'welder',
  'mechanic',
  'electrician',
]);

/** A 'Staff Engineer, Core Product' and a 'Principal Engineer, Web Platform' write software unless a word names another craft. */
const isBareStaff = ({ head, variants }: DraftRole, { drafts, notes, levels }: Outline): boolean =>
  head === 'engineer' &&
  variants.length === 0 &&
  drafts.length === 1 &&
  (levels.includes('staff') ||
    (levels.includes('principal') && notes.some(({ words }) => words.some(namesSoftware))));

/** 'Software Engineer (AI Training)' is a job of an AI trainer; 'AI Training Infrastructure' is a team. */
function addAiTrainer({ drafts, notes }: Outline): void {
  const gig = notes.find(
    ({ words, segment }) =>
      words.join(' ') === 'ai training' && notes.filter((note) => note.segment === segment).length === 1,
  );
  if (gig === undefined || drafts.length === 0) return;
  drafts.push({
    head: 'trainer',
    variants: [['ai']],
    requiresAll: false,
    segment: gig.segment,
    isFieldOnly: false,
  });
}

/** In 'Vice President, Senior Backend Developer', 'Vice President' is a rank, as banks give it. */
function dropBankRank(outline: Outline): void {
  const isRank = ({ head, variants }: DraftRole) => bankRanks.has(head) && variants.length === 0;
  const isPractitioner = ({ head, variants }: DraftRole) =>
    variants.length > 0 && fieldOfHead.has(head) && !managers.has(head) && !adjacentHeads.has(head);
  if (outline.drafts.some(isPractitioner)) outline.drafts = outline.drafts.filter((draft) => !isRank(draft));
}

/** 'Manager, Software Engineer' is a manager, and a recruiter's or teacher's title names other roles as their subject. */
function dropOutranked(outline: Outline): void {
  const boss = outline.drafts.find((draft) => managers.has(draft.head) && draft.variants.length === 0);
  const first = outline.drafts[0];
  const aiTrainer = outline.drafts.find(trainsAi);
  const dominant =
    aiTrainer ?? (first !== undefined && (adjacentHeads.has(first.head) || namesTeam(first)) ? first : boss);
  if (dominant === undefined) return;
  const stays = ({ head, segment }: DraftRole) =>
    segment === dominant.segment ||
    adjacentHeads.has(head) ||
    head === 'master' ||
    head === 'chiefofstaff' ||
    (managers.has(dominant.head) && managers.has(head));
  const dropped = outline.drafts.filter((draft) => !stays(draft)).flatMap(asNotes);
  outline.drafts = outline.drafts.filter(stays);
  outline.notes = [...outline.notes, ...dropped].sort((one, two) => one.segment - two.segment);
}

/** 'Software Engineer - AI Trainer' names the subject first. */
const trainsAi = ({ head, variants }: DraftRole): boolean =>
  aiTrainers.has(head) && variants.some((words) => head === 'annotator' || words.at(-1) === 'ai');

/** Further roles behind a 'Procurement Ops Manager, SRE' are those of the team. */
const namesTeam = ({ head, variants }: DraftRole): boolean => managers.has(head) && variants.length > 0;

/** 'CTO, Data Analyst' is an analyst on the CTO's team, but 'CTO / Data Analyst' is both. */
function dropChiefOfTeam(outline: Outline): void {
  const chief = outline.drafts.find(({ head, variants }) => chiefs.has(head) && variants.length === 0);
  if (chief === undefined) return;
  const isOnTeam = ({ head, variants, segment }: DraftRole) =>
    segment !== chief.segment && variants.length > 0 && fieldOfHead.has(head) && !managers.has(head);
  if (outline.drafts.some(isOnTeam)) outline.drafts = outline.drafts.filter((draft) => draft !== chief);
}

function asNotes({ head, variants, requiresAll, segment }: DraftRole): Note[] {
  const field = fieldOfHead.get(head) ?? head;
  return (variants.length > 0 ? variants : [[]]).map((words) => ({
    words: [...words, field],
    requiresAll,
    segment,
  }));
}

/** A member of technical staff is a software engineer, unless the title names another kind of engineer. */
function resolveTechnicalStaff(outline: Outline): void {
  const { drafts, notes } = outline;
  if (!drafts.some(({ head }) => head === 'mts')) return;
  const isNamed = drafts.some(
    ({ head, variants }) => head !== 'mts' && softwareHeads.has(head) && variants.length > 0,
  );
  const isSoftware = drafts.every(
    ({ head, variants }) => head === 'mts' || (head === 'engineer' && variants.every(namesSoftwareWork)),
  );
  const isHardware = notes.some(({ words }) => words.some((word) => notSoftware.has(word)));
  outline.drafts = drafts.flatMap((draft) => {
    if (draft.head !== 'mts') return [draft];
    if (isNamed && !isSoftware) return [];
    if (isNamed) return [{ ...draft, head: 'engineer', variants: [['software']] }];
    const variants = draft.variants.length > 0 || isHardware ? draft.variants : [['software']];
    return [{ ...draft, head: 'engineer', variants }];
  });
}

const namesSoftwareWork = (words: readonly string[]): boolean =>
  namesSoftware(words.at(-1) ?? '') ||
  (words.some((word) => namesSoftware(word) || word === 'deployed') &&
    !words.some((word) => notSoftware.has(word)));

/** In 'Associate - Data Analyst', 'Associate' is only a rank. */
function dropBareWeak(outline: Outline): void {
  const isSpecific = (draft: DraftRole) => !weakHeads.has(draft.head) || draft.variants.length > 0;
  if (outline.drafts.some(isSpecific)) outline.drafts = outline.drafts.filter(isSpecific);
}

/** In 'Sr Engineer, Software Engineer - Payments', the first engineer is the second one. */
function dropBareTwins(outline: Outline): void {
  const { drafts, notes } = outline;
  const isTwin = ({ head, variants, segment, isDeveloper }: DraftRole) =>
    variants.length === 0 &&
    isDeveloper === false &&
    !notes.some((note) => note.segment === segment) &&
    drafts.some((other) => other.head === head && other.variants.length > 0 && other.segment > segment);
  outline.drafts = drafts.filter((draft) => !isTwin(draft));
}

/** A head without words takes those of the next note, or else of the previous one: 'Engineer II, Data'. */
function takeWordsFromNotes(outline: Outline, draft: DraftRole): void {
  const { drafts, notes } = outline;
  const before = notes.findLast((note) => note.segment < draft.segment);
  const after = notes.find((note) => note.segment >= draft.segment);
  // 'Investment Banking, Analyst, Los Angeles' goes on with a place, 'Saga - Head of Product' with the product.
  const isBefore = drafts.length === 1 && before !== undefined && after?.isObject !== true;
  const nearest = isBefore ? before : (after ?? before);
  if (nearest === undefined) return;
  const named = notes.filter((note) => note.segment === nearest.segment).map((note) => note.words);
  const last = named.at(-1) ?? [];
  draft.variants = named.map((words) => (words === last ? words : shareFunction(words, last, draft.head)));
  draft.requiresAll = nearest.requiresAll;
  if (drafts.length === 1) outline.notes = notes.filter((note) => note.segment !== nearest.segment);
}

/**
 * The words of a 'Software Engineering Engineer', or of an engineer in a 'Software Engineering Program', without the field. A
 * 'Vendor Management Program Manager' manages the program.
 */
function withoutField(words: readonly string[], field: string | undefined): readonly string[] {
  if (field === undefined) return words;
  const isInProgram = words.at(-1) === 'program' && words.at(-2) === field && field !== 'management';
  const named = isInProgram ? words.slice(0, -1) : words;
  return named.at(-1) === field ? named.slice(0, -1) : words;
}

/** A 'Manager, Account Management' manages account managers. */
const managesManagers = ({ head }: DraftRole, words: readonly string[]): boolean =>
  head === 'manager' && words.at(-1) === 'management' && managersPractices.has(words.at(-2) ?? '');

function toRole(draft: DraftRole): Role {
  const field = fieldOfHead.get(draft.head);
  const own = draft.variants.map((words) =>
    managesManagers(draft, words) ? words : withoutField(words, field),
  );
  const variants = own.filter((words) => words.length > 0);
  if (variants.length > 1) variants.push(variants.flat());
  return {
    head: draft.head,
    variants,
    requiresAll: draft.requiresAll,
    isFieldOnly: draft.isFieldOnly,
    source: 'named',
    requires: [],
  };
}
