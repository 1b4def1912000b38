import { names } from './names.ts';
import type { Pair } from './pairs/read.ts';
import { parseTitle } from './parse.ts';

/** How well the rule does on labelled pairs; a share of nothing counts as 1. */
export interface Score {
  /** Of the pairs the rule says are named, how many are. */
  readonly precision: number;
  /** Of the pairs that are named, how many the rule finds. */
  readonly recall: number;
  /** The pairs judged wrongly, in words. */
  readonly wrong: readonly string[];
}

/** Scores the rule on labelled pairs. */
export function scorePairs(pairs: readonly Pair[]): Score {
  const judged = pairs.map((pair) => ({
    ...pair,
    found: names(parseTitle(pair.saved), parseTitle(pair.job)),
  }));
  const right = judged.filter((pair) => pair.found && pair.named).length;
  const share = (of: number) => (of === 0 ? 1 : right / of);
  const wrong = judged.filter((pair) => pair.found !== pair.named);
  return {
    precision: share(judged.filter((pair) => pair.found).length),
    recall: share(judged.filter((pair) => pair.named).length),
    wrong: wrong.map(
      ({ saved, job, found }) => `${found ? 'false alert' : 'missed alert'}: ${saved} | ${job}`,
    ),
  };
}
