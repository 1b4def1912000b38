import type { Block } from './description.ts';
import {
  ASKING,
  BOILERPLATE,
  COMPANY,
  DOING,
  DUTIES,
  LEANING,
  OTHERS,
  TO_MACHINES,
} from './words/summary-phrases.ts';

type Section = 'duties' | 'others' | 'none';

const MOST = 3;
const LONGEST = 110;
const SHORTEST = 25;
/** Of a longer paragraph so much is read, and of a sentence its beginning. */
const READ = 4000;
const SENTENCE = 200;

/** What a cut may not end in. */
const OPEN =
  /\b(?:and|or|the|a|an|of|to|for|with|in|on|by|from|at|as|that|which|our|your|including|such as|like|e\.g)$/i;

const bare = (text: string): string => text.replace(/[\s.;,:!–—-]+$/, '');

/** Ends a text at the last clause that fits, with an ellipsis where a list or a sentence is broken off. */
function broken(text: string): string {
  const head = text.slice(0, LONGEST);
  const inner = head.lastIndexOf('(') > head.lastIndexOf(')') ? head.slice(0, head.lastIndexOf('(')) : head;
  const clause = Math.max(
    inner.lastIndexOf('; '),
    inner.lastIndexOf(' – '),
    inner === head ? -1 : inner.length,
  );
  if (clause >= 40 && !OPEN.test(bare(inner.slice(0, clause)))) return bare(inner.slice(0, clause));
  const list = inner.lastIndexOf(', ');
  let short = bare(inner.slice(0, list >= 50 ? list : Math.max(inner.lastIndexOf(' '), 0)));
  while (OPEN.test(short)) short = bare(short.replace(OPEN, ''));
  return `${short}…`;
}

/** A text at most 110 characters long, ended at a sentence or a clause. */
function shortened(text: string): string {
  const sentence =
    text.match(/^.{20,}?(?<!\b(?:e\.g|i\.e|etc|vs|sr|jr|inc|u\.s))[.!](?=\s+\p{Lu}|$)/u)?.[0] ?? text;
  const whole = bare(sentence);
  return whole.length <= LONGEST ? whole : broken(whole);
}

/** Text the employer's system has cut off, or run together with bullets under it. */
const BROKEN = /(?:…|\.{3})$| o \p{Lu}|[•●▪]/u;
const REFUSED = [BOILERPLATE, TO_MACHINES, ASKING, LEANING];

const good = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= 420 &&
  /^[\p{L}\p{N}"“'(]/u.test(text) &&
  !BROKEN.test(text) &&
  text.split(' ').length >= 4 &&
  !REFUSED.some((pattern) => pattern.test(text));

/** The section a heading opens. */
function sectionOf(heading: string, before: Section): Section {
  if (DUTIES.test(heading) && !COMPANY.test(heading)) return 'duties';
  return OTHERS.test(heading) || before !== 'none' ? 'others' : 'none';
}

/** Items and sentences of the section that says what the person will do. */
function duties(blocks: readonly Block[]): { items: string[]; sentences: string[] } {
  const items: string[] = [];
  const sentences: string[] = [];
  let section: Section = 'none';
  for (const { kind, text } of blocks) {
    if (kind === 'heading') section = sectionOf(text, section);
    else if (kind === 'item' && section === 'duties') items.push(text);
    else if (kind === 'paragraph' && section !== 'others')
      for (const sentence of text.slice(0, READ).split(/(?<=[.!?])\s+(?=\p{Lu})/u))
        if (DOING.test(sentence.slice(0, SENTENCE))) sentences.push(sentence);
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
