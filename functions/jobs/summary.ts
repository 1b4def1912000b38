import type { Block } from './description.ts';

const MOST = 3;
const LONGEST = 110;
const SHORTEST = 25;

/** Headings of what the person will do, and of everything that is something else. */
const DUTIES =
  /\b(?:what (?:you(?:'|’)?(?:ll| will)?|you(?:'|’)re going to) (?:be )?(?:do|doing|own|work|build|get to do|achieve|bring to life)|what(?:'|’)s in store|responsibilit\w+|duties|your (?:role|impact|mission|day|work|job|tasks?|contributions?)|day[- ]to[- ]day|day in the life|(?:about )?the (?:role|job|position|opportunity|work)|in this role|you will|you(?:'|’)ll|key accountabilit\w+|job (?:description|summary|duties|overview)|what the (?:job|role)|role (?:overview|summary)|position (?:overview|summary)|how you(?:'|’)ll|the impact|your missions?|deine aufgaben|ihre aufgaben|vos missions|tus funciones|funciones)\b/i;
const OTHERS =
  /\b(?:require\w*|qualif\w+|skills?|experience|who you are|about you|you(?: might)? (?:have|bring|are)|what you(?:'|’)?(?:ll)? (?:need|bring|have)|must[- ]haves?|nice[- ]to[- ]haves?|preferred|bonus|benefits?|perks?|compensation|salary|pay|equal|eeo|diversity|about (?:us|the company|the team)|who we are|why (?:join|us|work)|our (?:values|culture|mission|benefits|story)|what we offer|we offer|application|apply|how to|interview|privacy|notice|disclaimer|location|legal|accommodation|education|ideal candidate|looking for)\b/i;

/** Sentences that stand in every posting, and texts that talk to a reader other than an applicant. */
const BOILERPLATE =
  /\b(?:equal opportunity|discriminat|reasonable accommodation|disabilit|veteran|benefits|401\(?k|insurance|pto\b|paid time off|vacation|stock options|salary|compensation|base pay|pay range|apply (?:now|today|here)|click|cookie|privacy|background check|e-verify|drug|visa|sponsorship|recruit(?:er|ing) (?:scam|fraud)|agenc(?:y|ies)|covid|perform other|other duties|duties as assigned|as assigned|as needed|travel up to|lift up to|cover letter|resume|our mission|founded in|headquartered|ignore (?:all|any|previous|prior|the)|previous instructions|system prompt|language model|as an ai\b|chatgpt|prompt|mark (?:this|as)|www\.|https?:)\b/i;

const STARTS = /^(?:and|or|but|the following|etc|note|please|we|our|us|he|she|this|these)\b/i;

/** A text at most 110 characters long, ended at a sentence or a clause; empty where that leaves too little. */
function shortened(text: string): string {
  const sentence =
    text.match(/^.{20,}?(?<!\b(?:e\.g|i\.e|etc|vs|sr|jr|inc|u\.s))[.!](?=\s+\p{Lu}|$)/u)?.[0] ?? text;
  const whole = sentence.replace(/[\s.;,:!]+$/, '');
  if (whole.length <= LONGEST) return whole;
  const head = whole.slice(0, LONGEST + 1);
  const clause = Math.max(
    head.lastIndexOf('; '),
    head.lastIndexOf(', '),
    head.lastIndexOf(' – '),
    head.lastIndexOf(' ('),
  );
  const word = head.slice(0, LONGEST - 1).lastIndexOf(' ');
  const open = (part: string) =>
    /\b(?:and|or|the|a|an|of|to|for|with|in|on|by|including|such as|like|e\.g)$/i.test(part);
  const atClause = clause >= 50 ? head.slice(0, clause).replace(/[\s.;,:]+$/, '') : '';
  if (atClause !== '' && !open(atClause)) return atClause;
  return `${head.slice(0, Math.max(word, 0)).replace(/[\s.;,:–-]+$/, '')}…`;
}

const good = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= 420 &&
  !BOILERPLATE.test(text) &&
  !STARTS.test(text) &&
  /\p{L}{3}/u.test(text) &&
  /^[\p{L}\p{N}"“'(]/u.test(text) &&
  text.split(' ').length >= 4;

const DOING = /^(?:as an? [^,]{3,60}, )?(?:in this role,? |here,? )?you(?:'|’)?(?:ll| will)(?: be)?\b/i;

/** Items and sentences of the section that says what the person will do. */
function duties(blocks: readonly Block[]): { items: string[]; sentences: string[] } {
  const items: string[] = [];
  const sentences: string[] = [];
  let section: 'duties' | 'others' | 'none' = 'none';
  for (const { kind, text } of blocks) {
    if (kind === 'heading')
      section =
        DUTIES.test(text) && !/^about (?:us|the (?:company|team))/i.test(text)
          ? 'duties'
          : OTHERS.test(text) || section !== 'none'
            ? 'others'
            : 'none';
    else if (kind === 'item' && section === 'duties') items.push(text);
    else if (kind === 'paragraph' && section !== 'others')
      for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u))
        if (DOING.test(sentence)) sentences.push(sentence);
  }
  return { items, sentences };
}

/**
 * Two or three bullets in the posting's own words, what the person will do first, each at most 110 characters. Empty
 * where the posting has nothing better than boilerplate; one alone is none.
 */
export function summaryOf(blocks: readonly Block[]): string[] {
  const { items, sentences } = duties(blocks);
  const bullets = new Set<string>();
  for (const text of [...items, ...sentences]) {
    const short = good(text) ? shortened(text) : '';
    if (short.length >= SHORTEST) bullets.add(short);
    if (bullets.size === MOST) break;
  }
  return bullets.size > 1 ? [...bullets] : [];
}
