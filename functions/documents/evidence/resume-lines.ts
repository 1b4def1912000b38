import { looksLikeInjection } from '../../postings/prompt-injection.ts';
import { isPlausibleTitle } from '../../titles/is-plausible-title.ts';
import { type Line, numberLines, splitLongLine } from './line.ts';
import { createRedactor } from './redaction.ts';

/** Longer lines are split into sentences, because Word puts a whole paragraph on one line. */
const MAX_LINE = 240;

/** Control and zero-width characters, which can hide words. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const BULLET = /^(?:[•·●▪◦‣⁃*▸➢–—-]|\d{1,2}[.)])\s+/u;

const cleanUp = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BULLET, '');

const splitSentences = (line: string): string[] =>
  line.length <= MAX_LINE ? [line] : [...sentences.segment(line)].map(({ segment }) => segment.trim());

const TITLE = /^(?:curriculum vitae|cv|resume|résumé)$/iu;
/** A first line with one of these words is a heading, not a name. */
const HEADING =
  /\b(?:professional|personal|career|executive|technical|work|core|contact|key|relevant|employment|academic|details|information|profile|summary|experience|education|skills|objective|about)\b/iu;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** Returns the name that a resume begins with, if any: two to four capitalized words that are no job title. */
export function findLeadingName(lines: readonly string[]): string | undefined {
  const first = lines.find((line) => line !== '' && !TITLE.test(line))?.split(/ ?[,|·•–—] ?| - /u)[0];
  return first && NAME.test(first) && !HEADING.test(first) && !isPlausibleTitle(first) ? first : undefined;
}

/** Lines shorter than this, in characters, were not wrapped for lack of space. */
const MIN_WRAPPED_LINE = 40;

/** Rejoins lines that a PDF wrapped in the middle of a sentence: the next one starts in lower case. */
export function joinWrappedLines(text: string): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const previous = lines.at(-1) ?? '';
    const isWrapped =
      previous.length >= MIN_WRAPPED_LINE && !/[.:;!?]$/.test(previous) && /^\p{Ll}/u.test(line);
    if (isWrapped) lines[lines.length - 1] = `${previous} ${line}`;
    else lines.push(line);
  }
  return lines.join('\n');
}

/**
 * The lines of a resume that may be sent to a provider and quoted. Removes the person's names (`names`, and
 * the one that the resume begins with), contact details, other personal details, invisible characters, and
 * lines that address a program. Removed lines leave gaps in the numbering.
 */
export function resumeLines(text: string, names: readonly string[]): readonly Line[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/u)
    .map(cleanUp)
    .flatMap(splitLongLine);
  const ownName = findLeadingName(lines);
  const redact = createRedactor([...names, ...(ownName ? [ownName] : [])]);
  const numbered = numberLines(
    lines
      .map(redact)
      .flatMap(splitSentences)
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
  );
  return numbered.filter((line) => !looksLikeInjection(line.text));
}
