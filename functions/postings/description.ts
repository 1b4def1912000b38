import { Parser } from 'htmlparser2';
import { lineOf } from './text.ts';

/** A block of a description: a heading, an item of a list, or a paragraph, as one line of plain text. */
export type Block = { kind: 'heading' | 'item' | 'paragraph'; text: string };

const LONGEST = 120_000;
/** A longer heading is none. */
const LONGEST_HEADING = 200;
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const SKIPPED = new Set([
  'script',
  'style',
  'iframe',
  'svg',
  'noscript',
  'template',
  'form',
  'head',
  'title',
  'object',
]);
const INLINE = new Set(
  'a abbr img b bdi bdo cite code em font i kbd mark q s small span strong sub sup u time var wbr'.split(' '),
);
const STRONG = new Set(['b', 'strong', 'u']);

const BULLET = /^(?:[•·●▪◦‣⁃*–—-]|\d{1,2}[.)])\s+/;

/** A line that is a heading although it is not marked as one: short, and closed by a colon or in capitals. */
const looksLikeHeading = (text: string): boolean =>
  text.length <= 70 && !/[.!;]$/.test(text) && (/:$/.test(text) || /^[^a-z]{6,}$/.test(text));

function blockOf(kind: Block['kind'], source: string, bold: boolean): Block | undefined {
  const text = lineOf(source);
  if (text === '') return undefined;
  if (kind === 'heading')
    return text.length <= LONGEST_HEADING ? { kind, text } : { kind: 'paragraph', text };
  if (BULLET.test(text)) return { kind: 'item', text: text.replace(BULLET, '') };
  if (kind === 'item') return { kind, text };
  return { kind: looksLikeHeading(text) || (bold && text.length <= 70) ? 'heading' : kind, text };
}

const MARKDOWN = /\*\*|\\[-.]/;
/** Plain text written in Markdown, as some boards hand it on: escapes undone, headings and bold labels on lines of their own. */
const fromMarkdown = (text: string): string =>
  text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/(^|\s)#{1,6}\s+/g, '\n')
    .replace(/\*\*([^*\n]{1,80}:)\s?\*\*/g, '\n$1\n')
    .replace(/\*\*([^*\n]{1,80})\*\*:/g, '\n$1:\n')
    .replace(/\*\*/g, '')
    .replace(/ \* (?=\p{Lu})/gu, '\n* ');

/**
 * A description's HTML as blocks of plain text, in order: nothing of its markup, scripts or links survives. Plain text
 * is read by its lines. At most the first 120,000 characters are read.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let kind: Block['kind'] = 'paragraph';
  let skipping = 0;
  let strong = 0;
  let loose = false;
  const close = () => {
    const block = blockOf(kind, text, !loose);
    if (block) blocks.push(block);
    text = '';
    loose = false;
    kind = 'paragraph';
  };
  const parser = new Parser(
    {
      onopentagname(name) {
        if (SKIPPED.has(name)) skipping++;
        if (STRONG.has(name)) strong++;
        if (INLINE.has(name)) return;
        if (name !== 'p' || kind !== 'item' || text.trim() !== '') close();
        if (HEADINGS.has(name)) kind = 'heading';
        else if (name === 'li') kind = 'item';
      },
      onclosetag(name) {
        if (SKIPPED.has(name)) skipping--;
        if (STRONG.has(name)) strong--;
        if (!INLINE.has(name)) close();
      },
      ontext(data) {
        if (skipping > 0) return;
        if (strong === 0 && data.trim() !== '') loose = true;
        text += data;
      },
    },
    { decodeEntities: true },
  );
  const source = html.slice(0, LONGEST);
  if (/<\w/.test(source)) parser.write(source);
  else parser.write((MARKDOWN.test(source) ? fromMarkdown(source) : source).replace(/\r?\n/g, '<br>'));
  parser.end();
  close();
  return blocks;
}
