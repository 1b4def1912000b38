import { describe, expect, test } from '@jest/globals';
import { isolate, withoutMarkdown } from './plain-line.ts';

test('MATCH-02 a name from right to left is isolated from the text around it, and no other', () => {
  expect(isolate('شركة النور')).toBe('\u2068شركة النور\u2069');
  expect(isolate('חברה')).toBe('\u2068חברה\u2069');
  expect(isolate('Zürich 後端')).toBe('Zürich 後端');
});

describe('Markdown in a posting’s text', () => {
  test.each([
    ['**Own** the ledger', 'Own the ledger'],
    ['* Write `typed` APIs', 'Write typed APIs'],
    ['**What you do:** design', 'What you do: design'],
    ['__Lead__ a *small* team**', 'Lead a small team'],
    ['Pay is 5 * 4 hours', 'Pay is 5 * 4 hours'],
    ['C* and snake_case stay', 'C* and snake_case stay'],
  ])('MATCH-02 %s reads %s', (text, plain) => {
    expect(withoutMarkdown(text)).toBe(plain);
  });
});
