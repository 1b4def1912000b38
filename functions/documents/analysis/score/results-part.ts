import { isMeasured } from '../facts/measured.ts';
import { type ResumeFacts, type ScorePart, share } from './facts.ts';

const OF = 25;
/** Not every line can have a number: half of them is all that is asked. */
const ENOUGH = 1 / 2;

/** Measured results, of 25: by the share of achievements that state a number, all of them where half do. */
export function resultsPart({ achievements }: Pick<ResumeFacts, 'achievements'>): ScorePart {
  const name = 'Measured results';
  const all = achievements.length;
  if (all === 0)
    return {
      name,
      points: 0,
      of: OF,
      words: 'We found no line that says what you did in a role. Add some to each.',
    };
  const measured = achievements.filter(({ text }) => isMeasured(text)).length;
  const counted = `${measured} of ${all} lines about your work ${measured === 1 ? 'says' : 'say'} how much.`;
  const more = Math.ceil(all * ENOUGH) - measured;
  const words =
    more > 0
      ? `${counted} Put a number you know (how many, how fast, how much) into ${more} more.`
      : `${counted} That is plenty.`;
  return { name, points: share(OF, measured / all / ENOUGH), of: OF, words };
}
