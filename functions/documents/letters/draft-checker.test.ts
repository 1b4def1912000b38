import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DraftSentence } from '../../llm/features/write-letter.ts';
import { createDraftChecker } from './draft-checker.ts';
import { evidenceOf } from './fixtures/evidence.ts';

const evidence = evidenceOf('engineer');
const line = (words: string) => {
  const found = [...evidence.resume, ...evidence.posting].find(({ text }) => text.includes(words));
  if (!found) throw new Error(`No line has '${words}'.`);
  return found.n;
};
const draft = (text: string, resume: string[] = [], posting: string[] = []): DraftSentence => ({
  paragraph: 0,
  text,
  resume: resume.map(line),
  posting: posting.map(line),
});
function check(...sentences: DraftSentence[]) {
  const checker = createDraftChecker(evidence);
  for (const sentence of sentences) checker.add(sentence);
  return checker.result();
}

const MIGRATION = draft('I led the migration of 12 services from Ruby to Go.', ['migration']);

describe('AI-02 a checked letter', () => {
  test('keeps supported sentences, each with the lines that it cites', () => {
    expect(check(MIGRATION)).toEqual({
      sentences: [
        {
          text: 'I led the migration of 12 services from Ruby to Go.',
          paragraph: 0,
          facts: [
            {
              source: 'resume',
              line: 'Led the migration of 12 services from Ruby to Go, cutting p99 latency by 40%',
            },
          ],
        },
      ],
      removed: [],
    });
  });

  test('removes unsupported sentences and lists them', () => {
    const invented = 'I led the migration of 20 services from Ruby to Go.';
    expect(check(draft(invented, ['migration']), draft('Thank you.'))).toMatchObject({
      sentences: [{ text: 'Thank you.', facts: [] }],
      removed: [invented],
    });
  });

  test('removes a sentence that refers back to a removed one', () => {
    const backReference = draft('This cut p99 latency by 40%.', ['migration']);
    expect(check(draft('I rewrote Linux.', ['migration']), backReference).removed).toHaveLength(2);
    expect(check(MIGRATION, backReference).removed).toEqual([]);
  });

  test('finds the rest of a wrapped line in the next one', () => {
    const analyst = evidenceOf('analyst');
    const checker = createDraftChecker(analyst);
    const n = analyst.resume.find(({ text }) => text.startsWith('Automated'))?.n ?? 0;
    checker.add({
      paragraph: 0,
      resume: [n],
      posting: [],
      text: 'I automated the monthly claims report; what took three days takes two hours.',
    });
    expect(checker.result().sentences[0]?.facts).toHaveLength(2);
  });

  test.each([
    ['an address', 'Write to mara@quillfeather.example.'],
    ['a link', 'See www.quillfeather.example for more.'],
    ['a phone number', 'Call me at +1 555 010 9988.'],
    ['a placeholder', 'I look forward to meeting [Name].'],
    ['markup', 'I am <b>glad</b> to apply.'],
    ['too many characters', `I ${'would like to '.repeat(60)}apply.`],
  ])('has no sentence with %s', (_, text) => {
    expect(check(draft(text))).toEqual({ sentences: [], removed: [text.replace(/\s+/g, ' ')] });
  });

  test('has no greeting, closing or duplicate sentence', () => {
    const framing = ['Dear Larkspur hiring team,', 'Sincerely,', 'Best regards, Mara', '  '];
    const { sentences, removed } = check(...framing.map((text) => draft(text)), MIGRATION, MIGRATION);
    expect([sentences.length, removed]).toEqual([1, []]);
  });

  test('drops a sentence that cites missing lines', () => {
    const { removed } = check({ ...MIGRATION, resume: [0, -1, 1e9, 2.5] });
    expect(removed).toHaveLength(1);
  });

  test('never moves back to an earlier paragraph', () => {
    const thanks = { ...draft('Thank you for your time.'), paragraph: 1e9 };
    const back = { ...draft('I would welcome a conversation.'), paragraph: -3 };
    expect(check(MIGRATION, thanks, back).sentences.map(({ paragraph }) => paragraph)).toEqual([0, 9, 9]);
  });
});

const LINES = [...evidence.resume, ...evidence.posting].map(({ text }) => text);
const words = LINES.flatMap((text) => text.split(/[^\p{L}\p{N}%.,’-]+/u)).filter((word) =>
  /[\p{L}\p{N}%]$/u.test(word),
);
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('I', 'my', 'your', 'the', 'role', 'at', 'and', 'with', 'led', ';', 'years'),
  },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 9_999 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('Globex', 'Oxford', 'PhD', 'Rust', 'twenty', '90%', 'C++', '$5M') },
);
const numbers = fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 4 });
const sentence: fc.Arbitrary<DraftSentence> = fc.record({
  paragraph: fc.integer({ min: 0, max: 3 }),
  resume: numbers,
  posting: numbers,
  text: fc.array(word, { minLength: 1, maxLength: 14 }).map((some) => `${some.join(' ')}.`),
});

/** Drops the first word, which is always capitalized. */
const afterFirst = (text: string) => text.replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}]+/u, '');

describe('AI-02 any letter', () => {
  test('has only numbers and names that occur in the cited lines', () => {
    let kept = 0;
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
        for (const { text, facts } of check(...sentences).sentences) {
          kept += 1;
          const lines = facts.map((fact) => fact.line.replaceAll(',', '').toLowerCase()).join('\n');
          for (const number of text.replaceAll(',', '').match(/\d+/g) ?? []) expect(lines).toContain(number);
          for (const [name] of afterFirst(text).matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}+]+/gu))
            expect(lines).toContain(name.toLowerCase());
        }
      }),
      { numRuns: 200 },
    );
    expect(kept).toBeGreaterThan(20);
  });

  test('is at each moment the beginning of the finished letter', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (sentences) => {
        const whole = check(...sentences).sentences;
        for (let length = 0; length <= sentences.length; length += 1) {
          const part = check(...sentences.slice(0, length)).sentences;
          expect(whole.slice(0, part.length)).toEqual(part);
        }
      }),
    );
  });
});
