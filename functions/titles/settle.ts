import { limited } from './limit.ts';
import type { Draft, Note, Outline } from './outline.ts';
import type { Role, Title } from './title.ts';
import {
  aroundTheRole,
  chiefs,
  fieldOfHead,
  headOfField,
  learners,
  people,
  weak,
} from './vocabulary/heads.ts';

/** Weighs the roles and notes of an outline against each other and gives the finished title. */
export function settle(text: string, outline: Outline): Title {
  dropOutranked(outline);
  dropChiefOfTeam(outline);
  addFieldRoles(outline);
  dropBareWeak(outline);
  for (const draft of outline.drafts) if (draft.readings.length === 0) promoteNote(outline, draft);
  const roles = outline.drafts.map(toRole);
  const first = roles.length === 0 ? outline.notes.shift() : undefined;
  if (first !== undefined) roles.push({ head: '', readings: [first.words], together: false, loose: false });
  return limited({ text, roles, notes: outline.notes.map((note) => note.words), levels: outline.levels });
}

/** 'Manager, Software Engineer' is a manager; what a recruiter's or teacher's title goes on to name is no role of it. */
function dropOutranked(outline: Outline): void {
  const boss = outline.drafts.find((draft) => people.has(draft.head) && draft.readings.length === 0);
  const first = outline.drafts[0];
  const ruler = boss ?? (first !== undefined && aroundTheRole.has(first.head) ? first : undefined);
  if (ruler === undefined) return;
  const stays = ({ head, segment }: Draft) =>
    segment === ruler.segment || aroundTheRole.has(head) || (ruler === boss && people.has(head));
  const gone = outline.drafts.filter((draft) => !stays(draft)).flatMap(asNotes);
  outline.drafts = outline.drafts.filter(stays);
  outline.notes = [...outline.notes, ...gone].sort((one, two) => one.segment - two.segment);
}

/** 'CTO, Data Analyst' is an analyst on the CTO's team; 'CTO / Data Analyst' is both. */
function dropChiefOfTeam(outline: Outline): void {
  const chief = outline.drafts.find(({ head, readings }) => chiefs.has(head) && readings.length === 0);
  if (chief === undefined) return;
  const isOnTeam = ({ head, readings, segment }: Draft) =>
    segment !== chief.segment && readings.length > 0 && fieldOfHead.has(head) && !people.has(head);
  if (outline.drafts.some(isOnTeam)) outline.drafts = outline.drafts.filter((draft) => draft !== chief);
}

function asNotes({ head, readings, together, segment }: Draft): Note[] {
  const field = fieldOfHead.get(head) ?? head;
  return (readings.length > 0 ? readings : [[]]).map((words) => ({
    words: [...words, field],
    together,
    segment,
  }));
}

/** Roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Data Science'. */
function addFieldRoles(outline: Outline): void {
  const { drafts, notes, levels } = outline;
  const learning = drafts.every((draft) => learners.has(draft.head));
  const loose = drafts.length === 0 && !levels.some((level) => level === 'intern' || level === 'entry');
  const own = learning
    ? drafts.flatMap(({ readings, segment }) => readings.map((words) => ({ words, segment })))
    : [];
  const associate = drafts.some((draft) => draft.head === 'associate' && draft.readings.length > 0);
  const practised = new Set(drafts.map((draft) => draft.head));
  const complete = new Set(drafts.filter((draft) => draft.readings.length > 0).map((draft) => draft.head));
  for (const phrase of [...own, ...notes]) {
    const { words, segment } = phrase;
    const head = headOfField.get(words.at(-1) ?? '');
    const before = words.slice(0, -1);
    if (head === undefined || (before.length === 0 && (!learning || people.has(head)))) continue;
    // A 'Project Management Associate' is no project manager, though a 'Data Science Associate' is a data scientist.
    if (people.has(head) ? !learning || associate : !learning && !practised.has(head)) continue;
    // 'Software Engineer, Data Engineering' names a second role, 'Software Engineer, Fleet Data Engineering' a team.
    if (!learning && before.length > 1 && complete.has(head)) continue;
    drafts.push({ head, readings: before.length > 0 ? [before] : [], together: false, segment, loose });
    if (learning) outline.notes = outline.notes.filter((note) => note !== phrase);
  }
}

/** 'Associate - Data Analyst' is an associate in rank only. */
function dropBareWeak(outline: Outline): void {
  const says = (draft: Draft) => !weak.has(draft.head) || draft.readings.length > 0;
  if (outline.drafts.some(says)) outline.drafts = outline.drafts.filter(says);
}

/** A head standing alone takes the phrase behind it as its words, else the one before: 'Engineer II, Data'. */
function promoteNote(outline: Outline, draft: Draft): void {
  const { drafts, notes } = outline;
  const nearest =
    notes.find((note) => note.segment >= draft.segment) ??
    notes.findLast((note) => note.segment < draft.segment);
  if (nearest === undefined) return;
  draft.readings = notes.filter((note) => note.segment === nearest.segment).map((note) => note.words);
  draft.together = nearest.together;
  if (drafts.length === 1) outline.notes = notes.filter((note) => note.segment !== nearest.segment);
}

function toRole(draft: Draft): Role {
  const field = fieldOfHead.get(draft.head);
  const own = draft.readings.map((words) => (words.at(-1) === field ? words.slice(0, -1) : words));
  const readings = own.filter((words) => words.length > 0);
  if (readings.length > 1) readings.push(readings.flat());
  return { head: draft.head, readings, together: draft.together, loose: draft.loose };
}
