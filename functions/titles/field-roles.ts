import type { Draft, Outline } from './outline.ts';
import { kind, wordsOf } from './vocabulary.ts';

const isByField = kind('by-field');
const isTrainee = kind('trainee');
const isSpecialist = kind('specialist');
const isSpecialty = kind('specialist-field');
const isTechnical = kind('tech', 'craft', 'host', 'settles');
const isPractice = kind('practice');
const [engineer] = wordsOf('engineer');

/** 'Data Science Intern', 'Specialist, Data Engineering' and 'Java Lead' are named by their field. */
const isNamedByField = ({ head, variants }: Draft): boolean =>
  isByField(head) || (isSpecialist(head) && variants.every((words) => isSpecialty(words.at(-1))));

/** Adds roles named by their field: 'Data Science Intern', 'Engineer, Site Reliability Engineering', 'Recruiting'. */
export function addFieldRoles(outline: Outline): void {
  const { drafts, levels } = outline;
  if (!drafts.every(isNamedByField)) return;
  const isTrained = drafts.length > 0 && drafts.every(({ head }) => isTrainee(head));
  const isUnnamed = drafts.length === 0 && levels.length === 0;
  const own = drafts.flatMap(({ variants, segment }) => variants.map((words) => ({ words, segment })));
  const named: Draft[] = [];
  for (const phrase of [...own, ...outline.notes]) {
    const { words, segment } = phrase;
    const last = words.at(-1);
    const isSubject = isTrained && (own.length === 0 || own.includes(phrase)) && isTechnical(last);
    const head = isSubject ? engineer : last?.head;
    const before = isSubject ? words : words.slice(0, -1);
    const isNamed = before.length > 0 || isTrained || (isUnnamed && isPractice(last));
    if (head === undefined || !isNamed) continue;
    const variants = before.length > 0 ? [before] : [];
    named.push({ head, variants, segment, requiresAll: false });
    outline.notes = outline.notes.filter((note) => note !== phrase);
  }
  drafts.push(...named);
}
