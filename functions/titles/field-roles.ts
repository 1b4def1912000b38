import type { Draft, Note, Outline } from './outline.ts';
import { headOfField, wordsOf } from './vocabulary.ts';

type Words = readonly string[];

const weakHeads = wordsOf('weak');
const byField = wordsOf('by-field');
const trainees = wordsOf('trainee');
const managers = wordsOf('manager');
const developers = wordsOf('developer');
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

/** 'Data Science Intern', 'Specialist, Data Engineering' and 'Java Lead' are named by their field. */
const isNamedByField = ({ head, variants }: Draft): boolean =>
  byField.has(head) ||
  (specialists.has(head) && variants.every((words) => specialistFields.has(words.at(-1) ?? ''))) ||
  (weakHeads.has(head) && variants.length === 0);

/** Adds roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Data Science'. */
export function addFieldRoles({ drafts, notes, levels }: Outline): void {
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
