import { type ResumeFacts, type ScorePart, share } from './facts.ts';

const OF = 10;
/** In words: half a page is too little, and what goes beyond two full pages is skimmed. */
const LEAST = 300;
const MOST = 1_000;

/** Length, of 10: all of them from 300 to 1,000 words, less in proportion to what is missing or too much. */
export function lengthPart({ words }: Pick<ResumeFacts, 'words'>): ScorePart {
  const name = 'Length';
  const counted = `${words.toLocaleString('en-US')} words`;
  if (words < LEAST)
    return {
      name,
      points: share(OF, words / LEAST),
      of: OF,
      words: `${counted}: less than half a page. Say more of what you did in each role.`,
    };
  if (words > MOST)
    return {
      name,
      points: share(OF, MOST / words),
      of: OF,
      words: `${counted}: more than two pages. Shorten what lies years back.`,
    };
  return { name, points: OF, of: OF, words: `${counted}: one to two pages, as screeners expect.` };
}
