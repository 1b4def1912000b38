import * as z from 'zod';
import { parseMarkup, TooDeep } from './parse-markup.ts';
import { toPlainLine } from './plain-text.ts';
import { COMPANY, DUTIES, OTHERS, ROLE } from './words/section-headings.ts';

/** A block of a description, as one line of plain text. */
export const Block = z.object({ kind: z.enum(['heading', 'item', 'paragraph']), text: z.string() });
export type Block = z.infer<typeof Block>;

const MAX_LENGTH = 120_000;
const MAX_HEADING_LENGTH = 200;
const HEADING_TAGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const SKIPPED_TAGS = new Set([
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
const INLINE_TAGS = new Set(
  'a abbr img b bdi bdo cite code em font i kbd mark q s small span strong sub sup u time var wbr'.split(' '),
);
const STRONG_TAGS = new Set(['b', 'strong', 'u']);

const BULLET = /^(?:[•·●▪◦‣⁃*–—-]|\d{1,2}[.)])\s+/;

/** An unmarked heading: a short line that ends with a colon or is in capitals. */
const looksLikeHeading = (text: string): boolean =>
  text.length <= 70 && !/[.!;]$/.test(text) && (/:$/.test(text) || /^[^a-z]{6,}$/.test(text));

function toBlock(kind: Block['kind'], source: string, bold: boolean): Block | undefined {
  const text = toPlainLine(source);
  if (text === '') return undefined;
  if (kind === 'heading')
    return text.length <= MAX_HEADING_LENGTH ? { kind, text } : { kind: 'paragraph', text };
  if (BULLET.test(text)) return { kind: 'item', text: text.replace(BULLET, '') };
  if (kind === 'item') return { kind, text };
  return { kind: looksLikeHeading(text) || (bold && text.length <= 70) ? 'heading' : kind, text };
}

const MARKDOWN = /\*\*|\\[-.]/;
/** Puts Markdown headings and bold labels on lines of their own. Some boards publish Markdown as plain text. */
const fromMarkdown = (text: string): string =>
  text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/(^|\s)#{1,6}\s+/g, '\n')
    .replace(/\*\*([^*\n]{1,80}:)\s?\*\*/g, '\n$1\n')
    .replace(/\*\*([^*\n]{1,80})\*\*:/g, '\n$1:\n')
    .replace(/\*\*/g, '')
    .replace(/ \* (?=\p{Lu})/gu, '\n* ');

const MAX_PARAGRAPH_HEADING = 70;
const SECTIONS = [DUTIES, ROLE, COMPANY, OTHERS];

/** A short paragraph that names a section, right above a list, is its heading, whatever its markup. */
const asHeading = (block: Block, next: Block | undefined): Block =>
  block.kind === 'paragraph' &&
  next?.kind === 'item' &&
  block.text.length <= MAX_PARAGRAPH_HEADING &&
  /[^.!?;,…]$/.test(block.text) &&
  SECTIONS.some((section) => section.test(block.text))
    ? { kind: 'heading', text: block.text }
    : block;

/** Parses a description into plain-text blocks, without markup, scripts and links. Reads 120,000 characters at most. */
export function parseDescription(html: string): Block[] {
  const blocks: Block[] = [];
  let text = '';
  let kind: Block['kind'] = 'paragraph';
  let skipping = 0;
  let strong = 0;
  let hasPlainText = false;
  const close = () => {
    const block = toBlock(kind, text, !hasPlainText);
    if (block) blocks.push(block);
    text = '';
    hasPlainText = false;
    kind = 'paragraph';
  };
  const source = html.slice(0, MAX_LENGTH);
  const markup = /<\w/.test(source)
    ? source
    : (MARKDOWN.test(source) ? fromMarkdown(source) : source).replace(/\r?\n/g, '<br>');
  try {
    parseMarkup(markup, {
      onopentagname(name) {
        if (SKIPPED_TAGS.has(name)) skipping++;
        if (STRONG_TAGS.has(name)) strong++;
        if (INLINE_TAGS.has(name)) return;
        if (name !== 'p' || kind !== 'item' || text.trim() !== '') close();
        if (HEADING_TAGS.has(name)) kind = 'heading';
        else if (name === 'li') kind = 'item';
      },
      onclosetag(name) {
        if (SKIPPED_TAGS.has(name)) skipping--;
        if (STRONG_TAGS.has(name)) strong--;
        if (!INLINE_TAGS.has(name)) close();
      },
      ontext(data) {
        if (skipping > 0) return;
        if (strong === 0 && data.trim() !== '') hasPlainText = true;
        text += data;
      },
    });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  close();
  return blocks.map((block, at) => asHeading(block, blocks[at + 1]));
}
