import { type Flaw, flawsOf } from '../facts/wording.ts';
import { type ResumeFacts, type ScorePart, share } from './facts.ts';

const OF = 15;

const SAID: Record<Flaw, (lines: number) => string> = {
  long: (lines) => `${lines} ${lines === 1 ? 'has' : 'have'} more than 32 words`,
  weak: (lines) => `${lines} ${lines === 1 ? 'begins' : 'begin'} with a duty where a deed could stand`,
  pronoun: (lines) => `${lines} ${lines === 1 ? 'says' : 'say'} "I" or "my"`,
};

/** Readability, of 15: by the share of achievements that are at most 32 words, begin with a deed and do without 'I'. */
export function wordingPart({ achievements }: Pick<ResumeFacts, 'achievements'>): ScorePart {
  const name = 'Readability';
  const all = achievements.length;
  if (all === 0) return { name, points: 0, of: OF, words: 'There are no lines about your work to read.' };
  const flaws = achievements.map(({ text }) => flawsOf(text));
  const plain = flaws.filter((found) => found.length === 0).length;
  const kinds = (['weak', 'long', 'pronoun'] as const).flatMap((kind) => {
    const lines = flaws.filter((found) => found.includes(kind)).length;
    return lines > 0 ? [SAID[kind](lines)] : [];
  });
  const counted = `${plain} of ${all} lines about your work read quickly.`;
  const words = kinds.length === 0 ? counted : `${counted} ${kinds.join('; ')}.`;
  return { name, points: share(OF, plain / all), of: OF, words };
}
