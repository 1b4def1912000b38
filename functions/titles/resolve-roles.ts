import { canonicalRoles } from './canonical-roles.ts';
import {
  dropBankRank,
  dropBareTwins,
  dropBareWeak,
  dropChiefOfTeam,
  dropDepartment,
  dropOutranked,
} from './drop-drafts.ts';
import { addFieldRoles } from './field-roles.ts';
import { addImplied } from './implied-drafts.ts';
import { shareFunction } from './parse-phrase.ts';
import { type DraftRole, draftRole, type Outline, type Role, type Title } from './title.ts';
import { managersPractices } from './vocabulary/functions.ts';
import { fieldOfHead, softwareHeads } from './vocabulary/heads.ts';
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
  dropDepartment(outline);
  for (const draft of outline.drafts) if (draft.variants.length === 0) takeWordsFromNotes(outline, draft);
  const hasTrade = outline.drafts.some(({ head }) => trades.has(head));
  for (const draft of outline.drafts)
    if (draft.isDeveloper && draft.variants.length === 0 && !hasTrade) draft.variants = [['software']];
  const roles: Role[] = [];
  for (const draft of outline.drafts) {
    const role = toRole(draft);
    const writesSoftware = (draft.isDeveloper === true && !hasTrade) || bareStaff.includes(draft);
    if (isResearchIntern(draft)) roles.push(role);
    else roles.push(...canonicalRoles(role, writesSoftware));
  }
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

/** A 'Research Intern' is no research scientist, unless the research is of AI. */
const isResearchIntern = ({ head, variants, isLearner }: DraftRole): boolean =>
  head === 'researcher' && isLearner && !variants.flat().some(namesSoftware);

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
  drafts.push(draftRole({ head: 'trainer', variants: [['ai']], segment: gig.segment }));
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
    if (isNamed) return [draftRole({ ...draft, head: 'engineer', variants: [['software']] })];
    const variants = draft.variants.length > 0 || isHardware ? draft.variants : [['software']];
    return [draftRole({ ...draft, head: 'engineer', variants })];
  });
}

const namesSoftwareWork = (words: readonly string[]): boolean =>
  namesSoftware(words.at(-1) ?? '') ||
  (words.some((word) => namesSoftware(word) || word === 'deployed') &&
    !words.some((word) => notSoftware.has(word)));

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
