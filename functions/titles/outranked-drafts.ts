import type { Draft, Note, Outline } from './outline.ts';
import { asField } from './parse-phrase.ts';
import { kind } from './vocabulary.ts';

const isWeak = kind('weak');
const isManager = kind('manager');
const isAdjacent = kind('adjacent');
const isChief = kind('chief');
const isBankRank = kind('bank-rank');

const isPractitioner = ({ head, variants }: Draft): boolean =>
  variants.length > 0 && !isChief(head) && !isManager(head) && !isAdjacent(head);

const isRank = ({ head, variants }: Draft): boolean =>
  isChief(head) || (isBankRank(head) && variants.length === 0);

/**
 * Drops ranks beside a practitioner: 'Vice President, Senior Backend Developer', as banks write it, and 'AI Engineer,
 * CTO'. Turns roles beside a bare manager into notes, since they name the manager's team: 'Data Scientist - Manager'.
 */
export function dropOutranked(outline: Outline): void {
  if (outline.drafts.length < 2) return;
  if (outline.drafts.some(isPractitioner)) outline.drafts = outline.drafts.filter((draft) => !isRank(draft));
  const isNamed = (segment: number) =>
    outline.notes.some((note) => note.isObject && note.segment === segment + 1);
  const boss = outline.drafts.find(
    ({ head, variants, segment }) => isManager(head) && variants.length === 0 && !isNamed(segment),
  );
  if (boss === undefined) return;
  const isServed = ({ head, segment }: Draft) =>
    segment !== boss.segment && !isManager(head) && !isChief(head);
  outline.notes.push(...outline.drafts.filter(isServed).flatMap(asNotes));
  outline.notes.sort((one, two) => one.segment - two.segment);
  outline.drafts = outline.drafts.filter((draft) => !isServed(draft));
}

const asNotes = ({ head, variants, requiresAll, segment }: Draft): Note[] =>
  (variants.length > 0 ? variants : [[]]).map((words) => ({
    words: [...words, asField(head)],
    isObject: false,
    requiresAll,
    segment,
  }));

/** In 'Associate - Data Analyst', 'Associate' is only a rank. */
export function dropBareRanks(outline: Outline): void {
  const isSpecific = ({ head, variants }: Draft) => !isWeak(head) || variants.length > 0;
  if (outline.drafts.length > 1 && outline.drafts.some(isSpecific))
    outline.drafts = outline.drafts.filter(isSpecific);
}
