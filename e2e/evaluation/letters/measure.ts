import { type Line, truncateLines } from '../../../functions/documents/evidence/line.ts';
import { evidenceOf } from '../../../functions/documents/letters/fixtures/evidence.ts';
import { createSentenceChecker } from '../../../functions/documents/letters/sentence-checker.ts';
import type { Labelled } from './label.ts';
import { LABELLED } from './labelled.ts';

/** A labelled sentence, and what the check made of it. */
export interface Judged extends Labelled {
  readonly isKept: boolean;
  /** What the check found wrong, in words. */
  readonly problems: string;
}

/** The numbers of the lines with these words in them. Throws where a word finds none: the label is wrong then. */
function numbersOf(lines: readonly Line[], words: readonly string[]): number[] {
  return words.map((word) => {
    const found = lines.find(({ text }) => text.includes(word));
    if (!found) throw new Error(`No line has '${word}' in it: correct the label.`);
    return found.n;
  });
}

/** Puts every labelled sentence to the check. */
export function judge(labelled: readonly Labelled[] = LABELLED): Judged[] {
  return labelled.map((one) => {
    const evidence = evidenceOf(one.of);
    const checked = createSentenceChecker(evidence)({
      paragraph: 0,
      text: one.text,
      resume: numbersOf(truncateLines(evidence.resume).lines, one.resume),
      posting: numbersOf(evidence.posting, one.posting),
    });
    const problems = 'problems' in checked ? checked.problems : [];
    return {
      ...one,
      isKept: 'facts' in checked,
      problems: problems.map(({ kind, text }) => `${kind} '${text}'`).join(', '),
    };
  });
}

/**
 * How well the check tells sentences that nothing supports. `precision`: of those taken out, the share that was rightly;
 * `recall`: of those that ought to be, the share that was.
 */
export function scoreOf(judged: readonly Judged[]) {
  const taken = judged.filter(({ isKept }) => !isKept);
  const wrong = judged.filter(({ stands }) => !stands);
  const rightly = taken.filter(({ stands }) => !stands).length;
  return {
    sentences: judged.length,
    precision: taken.length === 0 ? 1 : rightly / taken.length,
    recall: wrong.length === 0 ? 1 : rightly / wrong.length,
    missed: wrong.filter(({ isKept }) => isKept),
    lost: taken.filter(({ stands }) => stands),
  };
}
