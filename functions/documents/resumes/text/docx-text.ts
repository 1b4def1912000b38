import { posix } from 'node:path';
import type { Unzipped } from 'fflate';
import { Parser } from 'htmlparser2';
import { wordXmlText } from './word-xml-text.ts';

const decoder = new TextDecoder();

/** A DOCX embedded in a DOCX may embed another. */
const MAX_DEPTH = 3;

interface Relationship {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

/** Reads the relationships of a part: ECMA-376, part 2, 9.3. */
function relationshipsOf(parts: Unzipped, name: string): Relationship[] {
  const rels = parts[posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`)];
  const found: Relationship[] = [];
  const parser = new Parser(
    {
      onopentag(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (!/(?:^|:)Relationship$/.test(tag)) return;
        const path = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(name), target);
        found.push({ id, type: type.split('/').at(-1) ?? '', target: path });
      },
    },
    { xmlMode: true },
  );
  parser.end(rels ? decoder.decode(rels) : '');
  return found;
}

/** The text of a web page, with a line per block. */
function htmlText(html: string): string {
  let text = '';
  let hidden = 0;
  const isHidden = (name: string) => name === 'script' || name === 'style' || name === 'title';
  const parser = new Parser({
    onopentagname(name) {
      if (isHidden(name)) hidden += 1;
    },
    ontext(data) {
      if (hidden === 0) text += data.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (isHidden(name)) hidden -= 1;
      if (/^(?:p|div|li|tr|h[1-6]|br|table|ul|ol)$/.test(name)) text += '\n';
    },
  });
  parser.end(html);
  return text;
}

/** Returns the main document's name. Strict files and some writers number it. */
export const mainPart = (names: readonly string[]): string | undefined =>
  names.find((name) => /^word\/document\d*\.xml$/.test(name));

/**
 * Returns the text of a DOCX in reading order: headers, the body with its text boxes and embedded parts, then
 * footers. A header that repeats for other pages counts once. `unzip` unpacks an embedded DOCX.
 */
export function docxText(parts: Unzipped, unzip: (bytes: Uint8Array) => Unzipped, depth = 0): string {
  const main = mainPart(Object.keys(parts)) ?? '';
  const relationships = relationshipsOf(parts, main);
  const embedded = (id: string): string => {
    const target = relationships.find((one) => one.id === id)?.target ?? '';
    const bytes = parts[target];
    if (!bytes || depth >= MAX_DEPTH) return '';
    if (/\.docx$/i.test(target)) return docxText(unzip(bytes), unzip, depth + 1);
    if (/\.x?html?$/i.test(target)) return htmlText(decoder.decode(bytes));
    return /\.txt$/i.test(target) ? decoder.decode(bytes) : '';
  };
  const textsOf = (kind: string) => [
    ...new Set(
      relationships
        .filter(({ type }) => type === kind)
        .map(({ target }) =>
          parts[target] ? wordXmlText(decoder.decode(parts[target]), () => '').trim() : '',
        )
        .filter((text) => text !== ''),
    ),
  ];
  const body = wordXmlText(decoder.decode(parts[main]), embedded);
  return [...textsOf('header'), body, ...textsOf('footer')].join('\n\n');
}
