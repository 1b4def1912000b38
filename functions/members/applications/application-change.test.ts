import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_NOTE_LENGTH, parseApplicationChange } from './application-change.ts';

describe('the input of changeApplication', () => {
  test('APPLY-01 has a state, a note, both or neither; null means absent', () => {
    expect(parseApplicationChange({ state: 'offer', note: ' Call on Monday ' })).toEqual({
      state: 'offer',
      note: 'Call on Monday',
    });
    expect(parseApplicationChange({ note: '' })).toEqual({ state: undefined, note: '' });
    expect(parseApplicationChange({ state: null, note: null })).toEqual({
      state: undefined,
      note: undefined,
    });
  });

  test.each([
    ['an unknown state', { state: 'hired' }, /^state: An application is one of applied, interviewing, offer/],
    ['the state of a saved job', { state: 'saved' }, /^state: An application is one of applied/],
    ['a note of 2,001 characters', { note: 'x'.repeat(2_001) }, /^note: A note has at most 2,000 characters/],
    ['a note of 3,000 characters', { note: 'x'.repeat(3_000) }, /^note: A note has at most 2,000 characters/],
    ['a note that is not a string', { note: 7 }, /^note: A note is text/],
  ])("APPLY-01 %s is refused with the field's name", (_what, input, message) => {
    expect(() => parseApplicationChange(input)).toThrow(
      expect.objectContaining({ code: 'BadInput', message: expect.stringMatching(message) }),
    );
  });

  test('APPLY-01 a note can have 2,000 characters without surrounding whitespace', () => {
    const note = 'x'.repeat(2_000);
    expect(parseApplicationChange({ note: `  ${note}\n` }).note).toBe(note);
  });

  test('APPLY-01 a note keeps its lines and loses control characters and lone surrogates', () => {
    expect(parseApplicationChange({ note: 'one\r\ntwo\tand\u0000\u001b[0m a half \ud83d' }).note).toBe(
      'one\ntwo\tand[0m a half \ufffd',
    );
  });

  test('APPLY-01 normalizing a note is idempotent for any text', () => {
    fc.assert(
      fc.property(anyText({ maxLength: MAX_NOTE_LENGTH / 2 }), (text) => {
        const note = parseApplicationChange({ note: text }).note ?? '';
        expect(note.isWellFormed()).toBe(true);
        expect(parseApplicationChange({ note }).note).toBe(note);
      }),
    );
  });
});
