import { describe, expect, test } from '@jest/globals';
import { extractFrame, groupParagraphs } from './letter-shape.ts';
import { ASKS, aLetter, LED, THANKS } from './testing/a-letter.ts';

describe('letter structure', () => {
  test('AI-02 groups sentences into paragraphs and numbers them', () => {
    const shape = groupParagraphs([LED, { ...THANKS, paragraph: 0 }, ASKS]);
    expect(shape.map((some) => some.map(({ place, text }) => [place, text]))).toEqual([
      [
        [0, LED.text],
        [1, THANKS.text],
      ],
      [[2, ASKS.text]],
    ]);
    expect(groupParagraphs([])).toEqual([]);
  });

  test.each([
    ['a whole one', aLetter(), { greeting: 'Dear hiring team,', close: 'Kind regards,\nAda Moss' }],
    ['one that grows', aLetter({ text: `${LED.text}`, sentences: [LED] }), { greeting: '', close: '' }],
    ['one of which nothing is written', aLetter({ text: '', sentences: [] }), { greeting: '', close: '' }],
    [
      "one in the person's own words",
      aLetter({ text: `Hello. ${LED.text}`, edited: true }),
      { greeting: '', close: '' },
    ],
    ['one whose text says something else', aLetter({ text: 'Hello.' }), { greeting: '', close: '' }],
  ])('AI-02 finds greeting and close of %s', (_, letter, frame) => {
    expect(extractFrame(letter)).toEqual(frame);
  });
});
