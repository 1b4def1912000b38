import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LONGEST_NOTE, parseChange } from './application-input.ts';

describe('what changeApplication is asked for', () => {
  test('APPLY-01 is a state, a note, both or neither; null is as absent', () => {
    expect(parseChange({ state: 'offer', note: ' Call on Monday ' })).toEqual({
      state: 'offer',
      note: 'Call on Monday',
    });
    expect(parseChange({ note: '' })).toEqual({ state: undefined, note: '' });
    expect(parseChange({ state: null, note: null })).toEqual({ state: undefined, note: undefined });
  });

  test.each([
    [
      'a state that is none',
      { state: 'hired' },
      /^state: An application is one of applied, interviewing, offer/,
    ],
    ['a note of 2,001 characters', { note: 'x'.repeat(2_001) }, /^note: A note has at most 2,000 characters/],
    ['a note of 3,000 characters', { note: 'x'.repeat(3_000) }, /^note: A note has at most 2,000 characters/],
    ['a note that is no text', { note: 7 }, /^note: A note is text/],
  ])('APPLY-01 %s is refused by name', (_what, input, message) => {
    expect(() => parseChange(input)).toThrow(
      expect.objectContaining({ code: 'BadInput', message: expect.stringMatching(message) }),
    );
  });

  test('APPLY-01 a note of 2,000 characters is kept, blanks around it not counted', () => {
    const note = 'x'.repeat(2_000);
    expect(parseChange({ note: `  ${note}\n` }).note).toBe(note);
  });

  test('APPLY-01 a note keeps its lines, and loses what is not seen and what no row can hold', () => {
    expect(parseChange({ note: 'one\r\ntwo\tand\u0000\u001b[0m a half \ud83d' }).note).toBe(
      'one\ntwo\tand[0m a half \ufffd',
    );
  });

  test('APPLY-01 whatever text is noted, what is kept is a note that may be kept again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: LONGEST_NOTE / 2 }), (text) => {
        const note = parseChange({ note: text }).note ?? '';
        expect(note.isWellFormed()).toBe(true);
        expect(parseChange({ note }).note).toBe(note);
      }),
    );
  });
});
