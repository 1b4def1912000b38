import type { Block } from './parse-description.ts';
import { firstSentence, splitSentences } from './sentences.ts';
import { COMPANY, DUTIES, OTHERS, ROLE } from './words/section-headings.ts';
import { ASKING, BOILERPLATE, DOING, LEANING, TO_MACHINES } from './words/summary-phrases.ts';

type Section = 'duties' | 'others' | 'none';

const MAX_BULLETS = 3;
const MAX_LENGTH = 110;
const MIN_LENGTH = 25;
const MAX_PARAGRAPH_READ = 4000;
const MAX_SENTENCE_READ = 200;

/** Words that a shortened text must not end with. */
const DANGLING_END =
  /\b(?:and|or|the|a|an|of|to|for|with|in|on|by|from|at|as|that|which|our|your|including|such as|like|e\.g)$/i;

/** A text up to its first comma that only opens a sentence: 'As a software engineer on our build team'. */
const OPENING = /^(?:as|in|within) (?!.*\byou)[^,]*$/i;

const trimEnd = (text: string): string => text.replace(/[\s.;,:!–—-]+$/, '');

/** Cuts a text at the last clause that fits, or else with an ellipsis. */
function cutAtClause(text: string): string {
  const head = text.slice(0, MAX_LENGTH);
  const inner = head.lastIndexOf('(') > head.lastIndexOf(')') ? head.slice(0, head.lastIndexOf('(')) : head;
  const clause = Math.max(
    inner.lastIndexOf('; '),
    inner.lastIndexOf(' – '),
    inner === head ? -1 : inner.length,
  );
  if (clause >= 40 && !DANGLING_END.test(trimEnd(inner.slice(0, clause))))
    return trimEnd(inner.slice(0, clause));
  const list = inner.lastIndexOf(', ');
  const endsAtList = list >= 50 && !OPENING.test(inner.slice(0, list));
  let short = trimEnd(inner.slice(0, endsAtList ? list : Math.max(inner.lastIndexOf(' '), 0)));
  while (DANGLING_END.test(short)) short = trimEnd(short.replace(DANGLING_END, ''));
  return `${short}…`;
}

/** Cuts a text to 110 characters, at a sentence or a clause. */
function shorten(text: string): string {
  const whole = trimEnd(firstSentence(text));
  return whole.length <= MAX_LENGTH ? whole : cutAtClause(whole);
}

/** Text that was cut off, or merged with the bullets below it. */
const CUT_OFF = /(?:…|\.{3})$| o \p{Lu}|[•●▪]/u;
const REFUSED = [BOILERPLATE, TO_MACHINES, ASKING, LEANING];

const isBullet = (text: string): boolean =>
  text.length >= MIN_LENGTH &&
  text.length <= 420 &&
  /^[\p{L}\p{N}"“'(]/u.test(text) &&
  !CUT_OFF.test(text) &&
  text.split(' ').length >= 4 &&
  !REFUSED.some((pattern) => pattern.test(text));

function sectionOf(heading: string, before: Section): Section {
  if (DUTIES.test(heading) && !COMPANY.test(heading)) return 'duties';
  if (OTHERS.test(heading)) return 'others';
  if (ROLE.test(heading)) return 'duties';
  return before === 'none' ? 'none' : 'others';
}

/** Collects list items and sentences that state duties. */
function findDuties(blocks: readonly Block[]): { items: string[]; sentences: string[] } {
  const items: string[] = [];
  const sentences: string[] = [];
  let section: Section = 'none';
  for (const { kind, text } of blocks) {
    if (kind === 'heading') section = sectionOf(text, section);
    else if (kind === 'item' && section === 'duties') items.push(text);
    else if (kind === 'paragraph' && section !== 'others')
      for (const sentence of splitSentences(text.slice(0, MAX_PARAGRAPH_READ)))
        if (DOING.test(sentence.slice(0, MAX_SENTENCE_READ))) sentences.push(sentence);
  }
  return { items, sentences };
}

/**
 * Returns two or three duties in the posting's words, up to 110 characters each, or none if there are fewer than two.
 */
export function extractSummary(blocks: readonly Block[]): string[] {
  const { items, sentences } = findDuties(blocks);
  const bullets = new Set<string>();
  for (const text of [...items, ...sentences]) {
    const short = isBullet(text) ? shorten(text) : '';
    if (short.length >= MIN_LENGTH) bullets.add(short);
    if (bullets.size === MAX_BULLETS) break;
  }
  return bullets.size > 1 ? [...bullets] : [];
}
