import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { docOf, docOfPieces } from '../fixtures/documents.ts';
import { docText } from './doc-text.ts';
import { extractText } from './extract-text.ts';

describe('RES-02 a Word document of 1997 to 2003', () => {
  test('is read from all of its pieces, with headers and text boxes', () => {
    const file = docOfPieces({
      body: ['Senior Engineer\r', 'Größe: 12 Services\r', 'Led a team\r'],
      footnotes: ['See the report\r'],
      headers: ['Ada Lovelace, ada@mail.example\r'],
      comments: ['Really?\r'],
      boxes: ['Skills: Go\r'],
    });
    const found = docText(file);
    expect(found).toEqual({
      text: [
        'Ada Lovelace, ada@mail.example\r',
        'Senior Engineer\rGröße: 12 Services\rLed a team\r',
        'Skills: Go\r',
        'See the report\r',
      ].join('\n\n'),
    });
  });

  test('has the results of fields instead of their instructions, and cells apart', () => {
    const link = '\x13 HYPERLINK "https://acme.example" \x14acme.example\x15';
    const nested = `\x13 IF \x13 DATE \x141 May\x15 \x14shown\x15`;
    expect(docText(docOf(`At ${link}, ${nested}.\rGo\x07Rust\x07self\x1etaught\x0bline`))).toEqual({
      text: 'At acme.example, shown.\rGo\tRust\tself-taught\nline',
    });
  });

  test('is read with its second table, in sectors of a stream of any length', () => {
    for (const length of [1, 100, 5_000, 200_000])
      expect(docText(docOf('x'.repeat(length), 0x0200))).toEqual({ text: 'x'.repeat(length) });
  });

  test('with a password is not read', () => {
    expect(docText(docOf('noise', 0x0100))).toBe('password');
  });

  test('that is damaged is read or refused, whatever is in it', () => {
    const whole = docOf('Ada Lovelace '.repeat(300));
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 200 }),
        fc.nat(whole.length),
        async (bytes, cut) => {
          const file = Buffer.from(whole);
          for (const [at, byte] of bytes) file[at] = byte;
          const [outcome, ...others] = Object.keys(await extractText('doc', file.subarray(0, cut)));
          expect([['text', 'refusal'].includes(outcome ?? ''), others]).toEqual([true, []]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
