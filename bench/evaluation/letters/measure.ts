import { type Line, truncateLines } from '../../../functions/documents/evidence/line.ts';
import { evidenceOf } from '../../../functions/documents/letters/fixtures/evidence.ts';
import { createSentenceChecker } from '../../../functions/documents/letters/sentence-checker.ts';
import type { LabeledSentence } from './label.ts';
import { LABELED } from './labeled.ts';

export interface CheckedSentence extends LabeledSentence {
  readonly isKept: boolean;
  /** The problems that the check found. */
  readonly problems: string;
}

/** Finds the numbers of the lines with these words. */
function numbersOf(lines: readonly Line[], words: readonly string[]): number[] {
  return words.map((word) => {
    const found = lines.find(({ text }) => text.includes(word));
    if (!found) throw new Error(`No line contains '${word}'. Correct the label.`);
    return found.n;
  });
}

/** Runs the check on labeled sentences. */
export function checkLabeled(labeled: readonly LabeledSentence[] = LABELED): CheckedSentence[] {
  return labeled.map((one) => {
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

/** Measures how well the check detects unsupported sentences, as precision and recall from 0 to 1. */
export function measureCheck(checked: readonly CheckedSentence[]) {
  const removed = checked.filter(({ isKept }) => !isKept);
  const unsupported = checked.filter(({ isSupported }) => !isSupported);
  const truePositives = removed.filter(({ isSupported }) => !isSupported).length;
  return {
    sentences: checked.length,
    precision: removed.length === 0 ? 1 : truePositives / removed.length,
    recall: unsupported.length === 0 ? 1 : truePositives / unsupported.length,
    missed: unsupported.filter(({ isKept }) => isKept),
    lost: removed.filter(({ isSupported }) => isSupported),
  };
}
