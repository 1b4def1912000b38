import { isPlausible } from '../../titles/is-plausible-title.ts';
import { type Line, numbered } from './line.ts';
import { impersonal } from './personal.ts';
import { piecesOf } from './pieces.ts';

/** A longer line is taken apart into its sentences, as texts of Word have a paragraph in a line. */
const LONG = 240;

/** What is seen by nobody: controls, and marks without width, which also hide words. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const BULLET = /^(?:[•·●▪◦‣⁃*▸➢–—-]|\d{1,2}[.)])\s+/u;

const tidy = (line: string): string =>
  line
    .normalize('NFKC')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BULLET, '');

const parts = (line: string): string[] =>
  line.length <= LONG ? [line] : [...sentences.segment(line)].map(({ segment }) => segment.trim());

const TITLE = /^(?:curriculum vitae|cv|resume|résumé)$/iu;
/** A first line with such a word heads a part and is nobody's name. */
const HEADING =
  /\b(?:professional|personal|career|executive|technical|work|core|contact|key|relevant|employment|academic|details|information|profile|summary|experience|education|skills|objective|about)\b/iu;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;

/** The name at the head of a resume, if it begins with one: up to four capitalised words that name no job. */
export function nameAtHead(lines: readonly string[]): string | undefined {
  const first = lines.find((line) => line !== '' && !TITLE.test(line))?.split(/ ?[,|·•–—] ?| - /u)[0];
  return first && NAME.test(first) && !HEADING.test(first) && !isPlausible(first) ? first : undefined;
}

/**
 * The lines of a resume as they may be sent to a provider and quoted: without the person's names (`names`, and the one
 * that the resume begins with), without e-mail, telephone, links, street and what else only says who the person is,
 * without what is seen by nobody.
 */
export function linesOf(text: string, names: readonly string[]): readonly Line[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/u)
    .map(tidy)
    .flatMap(piecesOf);
  const own = nameAtHead(lines);
  const clean = impersonal([...names, ...(own ? [own] : [])]);
  return numbered(
    lines
      .map(clean)
      .flatMap(parts)
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
  );
}
