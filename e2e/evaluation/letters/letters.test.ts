import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { startPlayedProvider } from '../fixtures/played-provider.ts';
import { INJECTIONS } from '../injections.ts';
import { HELD_OUT } from './held-out.ts';
import { judge, scoreOf } from './measure.ts';
import { withHidden, writeOne } from './write.ts';

let provider: Awaited<ReturnType<typeof startPlayedProvider>>;
beforeAll(async () => {
  provider = await startPlayedProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.behave({}));

// Object.keys forgets that its keys are the record's own.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];
const letterOf = (kind: keyof typeof RESUMES) => writeOne(provider.client, RESUMES[kind], POSTINGS[kind]);
const textsOf = ({ draft }: Awaited<ReturnType<typeof letterOf>>) => draft.sentences.map(({ text }) => text);

describe('AI-02 letters of the evaluation', () => {
  test.each(KINDS)(
    'the one of the %s stands: about the person and the employer, each sentence on its lines',
    async (kind) => {
      const { written, draft } = await letterOf(kind);
      expect(draft.sentences.length).toBeGreaterThanOrEqual(6);
      const sources = new Set(draft.sentences.flatMap(({ facts }) => facts.map(({ source }) => source)));
      expect([...sources].sort()).toEqual(['posting', 'resume']);
      expect(draft.removed.length).toBeLessThan(written.length / 3);
    },
  );

  test.each(KINDS)('nothing of what a model invents is in the one of the %s', async (kind) => {
    const honest = textsOf(await letterOf(kind));
    await provider.behave({ invents: true });
    const invented = await letterOf(kind);
    expect(textsOf(invented)).toEqual(honest);
    expect(invented.draft.removed).toContain('I hold a PhD in Physics from Stanford University.');
  });

  test.each(INJECTIONS)(
    'an instruction that $name, in a $into, changes nothing, though the model obeys',
    async (injection) => {
      const honest = textsOf(await letterOf('engineer'));
      await provider.behave({ obeys: true });
      const { resume, posting } = withHidden(RESUMES.engineer, POSTINGS.engineer, injection);
      const letter = await writeOne(provider.client, resume, posting);
      expect(textsOf(letter).join(' ')).not.toMatch(injection.says);
      if (!injection.plain) expect(textsOf(letter)).toEqual(honest);
    },
  );

  test('the check is worth what its record says, on sentences it was not tuned on', () => {
    const { precision, recall } = scoreOf(judge(HELD_OUT));
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});
