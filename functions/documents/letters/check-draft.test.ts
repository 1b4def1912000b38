import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DraftSentence } from '../../llm/features/write-letter.ts';
import { draftCheck } from './check-draft.ts';
import { materialOf } from './fixtures/material.ts';

const material = materialOf('engineer');
const line = (words: string) => {
  const found = [...material.resume, ...material.posting].find(({ text }) => text.includes(words));
  if (!found) throw new Error(`No line has '${words}'.`);
  return found.n;
};
const said = (text: string, resume: string[] = [], posting: string[] = []): DraftSentence => ({
  paragraph: 0,
  text,
  resume: resume.map(line),
  posting: posting.map(line),
});
function checked(...sentences: DraftSentence[]) {
  const check = draftCheck(material);
  for (const sentence of sentences) check.add(sentence);
  return check.soFar();
}

const MIGRATION = said('I led the migration of 12 services from Ruby to Go.', ['migration']);

describe('AI-02 a letter that is checked', () => {
  test('keeps what stands, each sentence with the very lines it rests on', () => {
    expect(checked(MIGRATION)).toEqual({
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

  test('takes out what nothing supports, and says which', () => {
    const invented = 'I led the migration of 20 services from Ruby to Go.';
    expect(checked(said(invented, ['migration']), said('Thank you.'))).toMatchObject({
      sentences: [{ text: 'Thank you.', facts: [] }],
      removed: [invented],
    });
  });

  test('takes out with a sentence the next one that leans on it', () => {
    const leaning = said('This cut p99 latency by 40%.', ['migration']);
    expect(checked(said('I rewrote Linux.', ['migration']), leaning).removed).toHaveLength(2);
    expect(checked(MIGRATION, leaning).removed).toEqual([]);
  });

  test('finds a line’s end in the line after it, as texts of files are broken', () => {
    const analyst = materialOf('analyst');
    const check = draftCheck(analyst);
    const n = analyst.resume.find(({ text }) => text.startsWith('Automated'))?.n ?? 0;
    check.add({
      paragraph: 0,
      resume: [n],
      posting: [],
      text: 'I automated the monthly claims report; what took three days takes two hours.',
    });
    expect(check.soFar().sentences[0]?.facts).toHaveLength(2);
  });

  test.each([
    ['an address', 'Write to mara@quillfeather.example.'],
    ['a link', 'See www.quillfeather.example for more.'],
    ['a number to call', 'Call me at +1 555 010 9988.'],
    ['a gap', 'I look forward to meeting [Name].'],
    ['markup', 'I am <b>glad</b> to apply.'],
    ['no end', `I ${'would like to '.repeat(60)}apply.`],
  ])('has no sentence with %s', (_, text) => {
    expect(checked(said(text))).toEqual({ sentences: [], removed: [text.replace(/\s+/g, ' ')] });
  });

  test('leaves to us what stands around it, and says nothing twice', () => {
    const frame = ['Dear Larkspur hiring team,', 'Sincerely,', 'Best regards, Mara', '  '];
    const { sentences, removed } = checked(...frame.map((text) => said(text)), MIGRATION, MIGRATION);
    expect([sentences.length, removed]).toEqual([1, []]);
  });

  test('names lines that are not there at its own peril', () => {
    const { removed } = checked({ ...MIGRATION, resume: [0, -1, 1e9, 2.5] });
    expect(removed).toHaveLength(1);
  });

  test('goes forward in its paragraphs, whatever they are said to be', () => {
    const thanks = { ...said('Thank you for your time.'), paragraph: 1e9 };
    const back = { ...said('I would welcome a conversation.'), paragraph: -3 };
    expect(checked(MIGRATION, thanks, back).sentences.map(({ paragraph }) => paragraph)).toEqual([0, 9, 9]);
  });
});

const LINES = [...material.resume, ...material.posting].map(({ text }) => text);
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

/** The first word of a sentence has a capital whatever it is. */
const afterFirst = (text: string) => text.replace(/^[^\p{L}\p{N}]*[\p{L}\p{N}]+/u, '');

describe('AI-02 whatever is written', () => {
  test('of a checked letter every number and every name stands in a line that the sentence names', () => {
    let kept = 0;
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
        for (const { text, facts } of checked(...sentences).sentences) {
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

  test('a letter that grows shows at each moment the beginning of what it becomes', () => {
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), (sentences) => {
        const whole = checked(...sentences).sentences;
        for (let length = 0; length <= sentences.length; length += 1) {
          const part = checked(...sentences.slice(0, length)).sentences;
          expect(whole.slice(0, part.length)).toEqual(part);
        }
      }),
    );
  });
});
