import type { Draft, Note, Outline } from './outline.ts';
import { fieldOfHead, wordsOf } from './vocabulary.ts';

const weakHeads = wordsOf('weak');
const managers = wordsOf('manager');
const adjacent = wordsOf('adjacent');
const chiefs = wordsOf('chief');
const bankRanks = wordsOf('bank-rank');

/**
 * Of a recruiter or an assistant, and of a manager without words of their own, the other roles say whom they serve or lead:
 * 'Recruiter, SRE', 'Director, HR Business Partner', 'Data Scientist - Manager'. In 'Vice President, Senior Backend
 * Developer', as banks write it, the manager is a rank, and an 'AI Engineer, CTO' is on the team of one.
 */
export function dropOutranked(outline: Outline): void {
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
export function dropBareRanks(outline: Outline): void {
  const isSpecific = ({ head, variants }: Draft) => !weakHeads.has(head) || variants.length > 0;
  if (outline.drafts.some(isSpecific)) outline.drafts = outline.drafts.filter(isSpecific);
}
