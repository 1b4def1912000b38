import type { DraftRole, Note, Outline } from './title.ts';
import {
  adjacentHeads,
  aiTrainers,
  bankRanks,
  chiefs,
  fieldOfHead,
  managers,
  weakHeads,
} from './vocabulary/heads.ts';

type Words = readonly string[];

/** At banks, 'Vice President' and 'Deputy Manager' are ranks: 'Vice President, Senior Backend Developer'. */
export function dropBankRank(outline: Outline): void {
  const isRank = ({ head, variants }: DraftRole) =>
    (bankRanks.has(head) && variants.length === 0) || (head === 'manager' && isDeputy(variants));
  const isPractitioner = ({ head, variants }: DraftRole) =>
    variants.length > 0 && fieldOfHead.has(head) && !managers.has(head) && !adjacentHeads.has(head);
  if (outline.drafts.some(isPractitioner)) outline.drafts = outline.drafts.filter((draft) => !isRank(draft));
}

const isDeputy = (variants: readonly Words[]): boolean =>
  variants.length > 0 && variants.every((words) => words.join() === 'deputy' || words.join() === 'assistant');

/** 'Manager, Software Engineer' is a manager, and a recruiter's or teacher's title names other roles as their subject. */
export function dropOutranked(outline: Outline): void {
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
export function dropChiefOfTeam(outline: Outline): void {
  const chief = outline.drafts.find(({ head, variants }) => chiefs.has(head) && variants.length === 0);
  if (chief === undefined) return;
  const isOnTeam = ({ head, variants, segment }: DraftRole) =>
    segment !== chief.segment && variants.length > 0 && fieldOfHead.has(head) && !managers.has(head);
  if (outline.drafts.some(isOnTeam)) outline.drafts = outline.drafts.filter((draft) => draft !== chief);
}

/** Behind a 'Data Engineer', 'Data & Analytics' names a department, not analytics engineering. */
export function dropDepartment(outline: Outline): void {
  const { drafts, notes } = outline;
  if (drafts.some(({ head, variants }) => head !== 'engineer' || variants.length === 0)) return;
  const isOfData = (note: Note) =>
    notes.some((other) => other.segment === note.segment && other.words.at(-1) === 'data');
  outline.notes = notes.filter(
    (note) => !(note.words.join() === 'analytics' && note.requiresAll && isOfData(note)),
  );
}

function asNotes({ head, variants, requiresAll, segment }: DraftRole): Note[] {
  const field = fieldOfHead.get(head) ?? head;
  return (variants.length > 0 ? variants : [[]]).map((words) => ({
    words: [...words, field],
    requiresAll,
    segment,
  }));
}

/** In 'Associate - Data Analyst', 'Associate' is only a rank. */
export function dropBareWeak(outline: Outline): void {
  const isSpecific = (draft: DraftRole) => !weakHeads.has(draft.head) || draft.variants.length > 0;
  if (outline.drafts.some(isSpecific)) outline.drafts = outline.drafts.filter(isSpecific);
}

/** In 'Sr Engineer, Software Engineer - Payments', the first engineer is the second one. */
export function dropBareTwins(outline: Outline): void {
  const { drafts, notes } = outline;
  const isTwin = ({ head, variants, segment, isDeveloper }: DraftRole) =>
    variants.length === 0 &&
    isDeveloper === false &&
    !notes.some((note) => note.segment === segment) &&
    drafts.some((other) => other.head === head && other.variants.length > 0 && other.segment > segment);
  outline.drafts = drafts.filter((draft) => !isTwin(draft));
}
