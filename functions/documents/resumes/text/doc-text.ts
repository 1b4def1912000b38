import { readCompoundFile } from './compound-file.ts';

/** The fields of the file information block that we read: MS-DOC, sections 2.5.1 to 2.5.6. */
const FIB = { signature: 0xa5ec, flags: 0x0a, lengths: 0x4c, pieces: 0x1a2, piecesLength: 0x1a6 };
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

/** The parts of a document's text, in their order: MS-DOC, section 2.4.1. */
const PARTS = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'boxes',
  'headerBoxes',
] as const;

/** Headers have the contact details. Comments aren't the applicant's. */
const ORDER = ['headers', 'headerBoxes', 'body', 'boxes', 'footnotes', 'endnotes'] as const;

/** The bit of a piece's offset that says that its characters have one byte. */
const COMPRESSED = 0x40000000;

/** Returns the text of a Word document of 1997 to 2003, or that it has a password. Throws for a damaged one. */
export function docText(file: Buffer): { text: string } | 'password' {
  const streams = readCompoundFile(file, ['WordDocument', '0Table', '1Table']);
  const document = streams.get('WordDocument');
  if (!document || document.readUInt16LE(0) !== FIB.signature) throw new RangeError('There is no document.');
  const flags = document.readUInt16LE(FIB.flags);
  if ((flags & ENCRYPTED) !== 0) return 'password';
  const table = streams.get((flags & SECOND_TABLE) === 0 ? '0Table' : '1Table') ?? Buffer.alloc(0);
  const at = document.readUInt32LE(FIB.pieces);
  const all = readPieces(document, table.subarray(at, at + document.readUInt32LE(FIB.piecesLength)));
  let start = 0;
  const texts = new Map(
    PARTS.map((part, index) => {
      const from = start;
      start += document.readUInt32LE(FIB.lengths + 4 * index);
      return [part, toPlainText(all.slice(from, start))];
    }),
  );
  const found = ORDER.map((part) => texts.get(part) ?? '').filter((text) => text.trim() !== '');
  return { text: found.join('\n\n') };
}

/** Joins the pieces of the text, which the table lists after formatting that is skipped: MS-DOC, section 2.9.38. */
function readPieces(document: Buffer, table: Buffer): string {
  let at = 0;
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12);
  const positions = at + 5;
  const offsets = positions + 4 * (count + 1);
  let text = '';
  for (let piece = 0; piece < count; piece += 1) {
    const length =
      table.readUInt32LE(positions + 4 * (piece + 1)) - table.readUInt32LE(positions + 4 * piece);
    const offset = table.readUInt32LE(offsets + 8 * piece + 2);
    const from = offset & ~COMPRESSED;
    if (text.length > document.length) throw new RangeError('The pieces are longer than the document.');
    text +=
      (offset & COMPRESSED) === 0
        ? document.toString('utf16le', from, from + 2 * length)
        : WESTERN.decode(document.subarray(from / 2, from / 2 + length));
  }
  return text;
}

const WESTERN = new TextDecoder('windows-1252');

/** The marks that Word writes instead of text: MS-DOC, section 2.4.1 and 2.8.25. */
const MARKS: Readonly<Record<string, string>> = {
  '\x07': '\t',
  '\x0b': '\n',
  '\x0c': '\n',
  '\x1e': '-',
  '\x1f': '',
};

/** Drops the instructions of fields, such as the address of a link, and keeps their results. */
function toPlainText(text: string): string {
  const open: boolean[] = [];
  let plain = '';
  for (const character of text) {
    if (character === '\x13') open.push(true);
    else if (character === '\x14') open.splice(-1, 1, false);
    else if (character === '\x15') open.pop();
    else if (!open.includes(true)) plain += MARKS[character] ?? character;
  }
  return plain;
}
