import { addImplied, canonicalRoles } from './implied-roles.ts';
import { shareFunction } from './parse-phrase.ts';
import type { DraftRole, Note, Outline, Role, Title } from './title.ts';
import { officeFunctions } from './vocabulary/functions.ts';
import {
  adjacentHeads,
  aiTrainers,
  bankRanks,
  chiefs,
  engineerHeads,
  fieldOfHead,
  headOfField,
  internFields,
  learnerHeads,
  managers,
  sharedFields,
  softwareHeads,
  specialistFields,
  specialistHeads,
  traineeHeads,
  weakHeads,
} from './vocabulary/heads.ts';
import { namesHardware, namesSoftware, notSoftware } from './vocabulary/word-classes.ts';

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
  for (const draft of outline.drafts) if (draft.variants.length === 0) takeWordsFromNotes(outline, draft);
  for (const draft of outline.drafts)
    if (draft.isDeveloper && draft.variants.length === 0) draft.variants = [['software']];
  const roles = outline.drafts.map(toRole).flatMap(canonicalRoles);
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

/** 'Software Engineer (AI Training)' is a job of an AI trainer; 'AI Training Infrastructure' is a team. */
function addAiTrainer({ drafts, notes }: Outline): void {
  const gig = notes.find(({ words }) => words.join(' ') === 'ai training');
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

/** 'Data Science Intern', 'Product Design Lead' and 'Specialist, Data Engineering' are named by their field. */
const isNamedByField = ({ head, variants }: DraftRole): boolean =>
  learnerHeads.has(head) ||
  (head === 'consultant' && variants.some((words) => words.at(-1) === 'engineering')) ||
  (specialistHeads.has(head) && variants.every((words) => specialistFields.has(words.at(-1) ?? ''))) ||
  head === 'lead' ||
  (weakHeads.has(head) && variants.length === 0);

const unnamed = { head: '', requiresAll: false, segment: 0, isFieldOnly: false };

/** Returns the words of each note with the field that it shares: 'Device Software & Systems Engineering' names two. */
function sharedField(notes: readonly Note[]): (phrase: Pick<Note, 'words' | 'segment'>) => readonly string[] {
  return ({ words, segment }) => {
    const last = notes.findLast((note) => note.segment === segment && note.requiresAll)?.words.at(-1) ?? '';
    return last === 'engineering' && !headOfField.has(words.at(-1) ?? '') ? [...words, last] : words;
  };
}

/** Adds roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Data Science'. */
function addFieldRoles(outline: Outline): void {
  const { drafts, notes, levels } = outline;
  const hasOnlyLearners = drafts.every(isNamedByField);
  const isLearner = drafts.every(({ head }) => learnerHeads.has(head));
  const isTrained = drafts.length > 0 && drafts.every(({ head }) => traineeHeads.has(head));
  const isFieldOnly = drafts.length === 0 && levels.length === 0;
  const own = hasOnlyLearners
    ? drafts.flatMap(({ variants, segment }) => variants.map((words) => ({ words, segment })))
    : [];
  if (own.length === 0 && notes.length === 0) return;
  const shared = sharedField(notes);
  const hasAssociate = drafts.some((draft) => draft.head === 'associate' && draft.variants.length > 0);
  const draftedHeads = new Set(drafts.map((draft) => draft.head));
  const complete = new Set(drafts.filter((draft) => draft.variants.length > 0).map((draft) => draft.head));
  for (const phrase of [...own, ...notes]) {
    const { segment } = phrase;
    const words = shared(phrase);
    const last = words.at(-1) ?? '';
    // Someone who saved 'Recruiting' wants its coordinators and managers too.
    if (isFieldOnly && headOfField.has(last) && officeFunctions.has(last))
      drafts.push({ head: '', variants: [words], requiresAll: false, segment, isFieldOnly: false });
    const isSubject = own.includes(phrase) || own.length === 0;
    const isEngineer = isTrained && isSubject && (namesSoftware(last) || namesHardware(last));
    if (isTrained && isSubject && (internFields.has(last) || (namesSoftware(last) && last !== 'software')))
      drafts.push({ ...unnamed, variants: [words] });
    const head = isEngineer ? 'engineer' : headOfField.get(last);
    const before = isEngineer ? words : words.slice(0, -1);
    // 'Sales Development' and 'Mechanical Engineer, Product Development' name no engineer.
    if (head === 'developer' && !namesSoftware(before.at(-1) ?? '')) continue;
    if (head === undefined || (before.length === 0 && (!isLearner || managers.has(head)))) continue;
    // A 'Data Science Associate' is a data scientist, but a 'Project Management Associate' is not a project manager.
    if (managers.has(head) ? !hasOnlyLearners || hasAssociate : !hasOnlyLearners && !draftedHeads.has(head))
      continue;
    // 'Software Engineer, Data Engineering' names a second role, 'Software Engineer, Fleet Data Engineering' a team.
    if (!hasOnlyLearners && before.length > 1 && complete.has(head)) continue;
    drafts.push({
      head: engineerHeads.has(head) ? 'engineer' : head,
      variants: before.length > 0 ? [before] : [],
      requiresAll: false,
      segment,
      isFieldOnly,
    });
    if (isFieldOnly && sharedFields.has(last))
      drafts.push({ ...unnamed, variants: [words], segment, isFieldOnly });
    if (hasOnlyLearners) outline.notes = outline.notes.filter((note) => note !== phrase);
  }
}

/** A member of technical staff is a software engineer, unless the title names another kind of engineer. */
function resolveTechnicalStaff(outline: Outline): void {
  const { drafts, notes } = outline;
  if (!drafts.some(({ head }) => head === 'mts')) return;
  const isNamed = drafts.some(
    ({ head, variants }) => head !== 'mts' && softwareHeads.has(head) && variants.length > 0,
  );
  const isSoftware = drafts.every(
    ({ head, variants }) =>
      head === 'mts' || (head === 'engineer' && variants.every((words) => namesSoftware(words.at(-1) ?? ''))),
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

/** In 'Associate - Data Analyst', 'Associate' is only a rank. */
function dropBareWeak(outline: Outline): void {
  const isSpecific = (draft: DraftRole) => !weakHeads.has(draft.head) || draft.variants.length > 0;
  if (outline.drafts.some(isSpecific)) outline.drafts = outline.drafts.filter(isSpecific);
}

/** A head without words takes those of the next note, or else of the previous one: 'Engineer II, Data'. */
function takeWordsFromNotes(outline: Outline, draft: DraftRole): void {
  const { drafts, notes } = outline;
  const before = notes.findLast((note) => note.segment < draft.segment);
  const after = notes.find((note) => note.segment >= draft.segment);
  // 'Investment Banking, Analyst, Los Angeles' goes on with a place.
  const nearest = drafts.length === 1 && before !== undefined ? before : (after ?? before);
  if (nearest === undefined) return;
  const named = notes.filter((note) => note.segment === nearest.segment).map((note) => note.words);
  const last = named.at(-1) ?? [];
  draft.variants = named.map((words) => (words === last ? words : shareFunction(words, last, draft.head)));
  draft.requiresAll = nearest.requiresAll;
  if (drafts.length === 1) outline.notes = notes.filter((note) => note.segment !== nearest.segment);
}

/** The words of a 'Software Engineering Engineer', or of an engineer in a 'Software Engineering Program', without the field. */
function withoutField(words: readonly string[], field: string | undefined): readonly string[] {
  if (field === undefined) return words;
  const named = words.at(-1) === 'program' && words.at(-2) === field ? words.slice(0, -1) : words;
  return named.at(-1) === field ? named.slice(0, -1) : words;
}

function toRole(draft: DraftRole): Role {
  const field = fieldOfHead.get(draft.head);
  const own = draft.variants.map((words) => withoutField(words, field));
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
