import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { startFakeProvider } from '../fixtures/fake-provider.ts';
import { INJECTIONS } from '../injections.ts';
import { HELD_OUT } from './held-out.ts';
import { checkLabeled, measureCheck } from './measure.ts';
import { hideInstruction, writeLetterFor } from './write.ts';

let provider: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.behave({}));

// Object.keys is typed as string[], but the keys are known.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];
const letterOf = (kind: keyof typeof RESUMES) =>
  writeLetterFor(provider.client, RESUMES[kind], POSTINGS[kind]);
const textsOf = ({ draft }: Awaited<ReturnType<typeof letterOf>>) => draft.sentences.map(({ text }) => text);

describe('AI-02 evaluated letters', () => {
  test.each(KINDS)(
    'the letter of the %s cites both resume and posting, and keeps most sentences',
    async (kind) => {
      const { written, draft } = await letterOf(kind);
      expect(draft.sentences.length).toBeGreaterThanOrEqual(6);
      const sources = new Set(draft.sentences.flatMap(({ facts }) => facts.map(({ source }) => source)));
      expect([...sources].sort()).toEqual(['posting', 'resume']);
      expect(draft.removed.length).toBeLessThan(written.length / 3);
    },
  );

  test.each(KINDS)('the letter of the %s contains nothing that the model invents', async (kind) => {
    const honest = textsOf(await letterOf(kind));
    await provider.behave({ invents: true });
    const invented = await letterOf(kind);
    expect(textsOf(invented)).toEqual(honest);
    expect(invented.draft.removed).toContain('I hold a PhD in Physics from Stanford University.');
  });

  test.each(INJECTIONS)(
    'an instruction in a $target that $name changes nothing even if the model obeys',
    async (injection) => {
      const honest = textsOf(await letterOf('engineer'));
      await provider.behave({ obeys: true });
      const { resume, posting } = hideInstruction(RESUMES.engineer, POSTINGS.engineer, injection);
      const letter = await writeLetterFor(provider.client, resume, posting);
      expect(textsOf(letter).join(' ')).not.toMatch(injection.obeyed);
      if (!injection.passesFilter) expect(textsOf(letter)).toEqual(honest);
    },
  );

  test('the sentence check reaches its precision and recall on the test set', () => {
    const { precision, recall } = measureCheck(checkLabeled(HELD_OUT));
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});
