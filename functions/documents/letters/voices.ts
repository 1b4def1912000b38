/**
 * Of whom a stretch of a sentence speaks: `me`, what the person is or did; `you`, the employer and the job; `wish`, what
 * the person would do there, which may be named in either's words.
 */
export type Voice = 'me' | 'you' | 'wish';

const PERSON = String.raw`\bi\b(?!\.\w)|\b(?:me|my|mine|myself)\b`;
const EMPLOYER = String.raw`\b(?:you|your|yours)\b|\b(?:this|the|that) (?:role|position|job|posting|opening|vacancy|company|opportunity|advertisement)\b`;
/** Nouns of having done: whatever is wished, they are said of the person. */
const HAVING = String.raw`\b(?:years?|decades?|experiences?d?|expertise|background|track record|proficien\w+|expert|skilled|knowledge|mastery|certifi\w+|degree|fluen\w+)\b`;
const LONGING = 'excited|eager|keen|interested|curious|hoping|drawn|glad|happy|pleased|delighted';
/** What was wished once, and done: 'I had the chance to', 'I was glad to', 'I used to'. It is the person's. */
const WISHED = [
  String.raw`\b(?:had|got|took|given|gave me) (?:the |an? |every |many )?(?:\w+ )?(?:chances?|opportunit(?:y|ies)|pleasure|privilege|prospect|possibility|hopes?|wish)(?: (?:to|of))?\b`,
  String.raw`\b(?:was|were|been|used|began|learned|learnt|grew|came|helped) (?:\w+ )?(?:${LONGING}|to)\b`,
].join('|');
const WISHING = [
  String.raw`\b(?:${LONGING}|hope|appeals?|forward|appl(?:y|ying) (?:for|to))\b`,
  String.raw`\b(?:draws?|attracts?|interests?|excites?|motivates?|appeals? to|speaks? to) me\b`,
  String.raw`\bwould (?:also |gladly )?(?:like|love|welcome|enjoy|be (?:${LONGING}))\b`,
  String.raw`\b(?:chance|opportunity|prospect|possibility|wish|want) (?:to|of)\b`,
  String.raw`\b(?:could|would|will) (?:gladly |also |happily )?(?:help|contribute|join|learn|discuss|talk|hear|take part|work (?:on|with)|be part|welcome)\b`,
].join('|');

/** A shorter name may be any word. */
const SHORT_NAME = 3;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A stretch of a sentence, from one place to before another, and of whom it speaks. */
export interface Stretch {
  readonly voice: Voice;
  readonly from: number;
}

/**
 * Takes a sentence apart by whom it speaks of. What comes before anybody is named is said of the first who is; where
 * nobody is, it is said of the person, whose letter it is. A semicolon or a dash begins anew.
 */
export function voicesIn(company: string): (sentence: string) => readonly Stretch[] {
  const [first = ''] = company.trim().split(/\s/);
  const names = [company.trim(), first].filter((name) => name.length >= SHORT_NAME).map(escaped);
  // 'Larkspur' is 'Larkspur Systems'; with its capital, since the rest is read in any.
  const name = String.raw`(?-i:(?<![\p{L}\p{N}])(?:${[...names, '(?!)'].join('|')})(?![\p{L}\p{N}]))`;
  const marks = new RegExp(
    `(?<wish>${WISHING})|(?<me>${PERSON}|${WISHED})|(?<you>${EMPLOYER}|${name})|(?<having>${HAVING})|(?<anew>;| [–—-] |—)`,
    'giu',
  );
  return (sentence) => {
    const stretches: Stretch[] = [{ voice: 'me', from: 0 }];
    let isFirst = true;
    let begins = 0;
    for (const { groups = {}, index } of sentence.matchAll(marks)) {
      const last = stretches.at(-1)?.voice ?? 'me';
      if (groups['anew'] !== undefined) {
        stretches.push({ voice: 'me', from: index });
        [isFirst, begins] = [true, index];
        continue;
      }
      // 'You ask for experience' is the employer's; in a wish, having is the person's.
      if (groups['having'] !== undefined && last === 'you') continue;
      const voice: Voice = groups['you'] !== undefined ? 'you' : groups['wish'] !== undefined ? 'wish' : 'me';
      if (isFirst) stretches[stretches.length - 1] = { voice, from: begins };
      else stretches.push({ voice, from: index });
      isFirst = false;
    }
    return stretches;
  };
}

/** Of whom a place of a sentence speaks. */
export const voiceAt = (stretches: readonly Stretch[], at: number): Voice =>
  stretches.findLast(({ from }) => from <= at)?.voice ?? 'me';

/** Words by which one part of a sentence takes up another. */
const TAKING_UP =
  /\b(?:which|both|(?:what|that|as|one|ones|so) I|the same|so (?:did|do|does|have|has)|this|these|those|it|them|likewise|similarly|too|as well|(?:is|are) (?:something|things|nothing))\b/i;

/**
 * Whether a sentence that speaks of the employer and of the person says that what the one has is the other's too: 'You
 * ask for Kafka, and both were part of my work', 'You will find Kafka in my work'.
 */
export function takesUp(
  sentence: string,
  stretches: readonly Stretch[],
  claims: (part: string) => boolean,
): boolean {
  const isOf = (voice: Voice) => stretches.some((stretch) => stretch.voice === voice);
  if (!isOf('you') || !isOf('me')) return false;
  const isEmpty = stretches.some(({ voice, from }, index) => {
    const next = stretches[index + 1];
    return voice === 'me' && next?.voice !== 'wish' && !claims(sentence.slice(from, next?.from));
  });
  return isEmpty || TAKING_UP.test(sentence);
}
