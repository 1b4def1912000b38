import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { startFakeProvider } from '../fixtures/fake-provider.ts';
import { INJECTIONS } from '../injections.ts';
import { hideInstruction } from '../letters/write.ts';
import { analyzeResume } from './analyze.ts';
import { EXPECTED } from './expected.ts';
import { measure } from './measure.ts';
import { checkRewrites } from './rewrites.ts';

let provider: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.behave({}));

// Object.keys is typed as string[], but the keys are known.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];
/** Removes the line numbers, which the extra line shifts. */
const withoutLineNumbers = (analysis: object) => JSON.stringify(analysis).replaceAll(/"n":\d+/g, '');
const analysisOf = (kind: keyof typeof RESUMES) =>
  analyzeResume(provider.client, RESUMES[kind], POSTINGS[kind]);

describe('AI-03 evaluated analyses', () => {
  test.each(KINDS)(
    'the analysis of the %s finds enough, and its score is the sum of its parts',
    async (kind) => {
      const analyzed = await analysisOf(kind);
      const { analysis } = analyzed;
      const { roles, work } = measure(analyzed, EXPECTED[kind]);
      expect(Math.min(roles, work)).toBeGreaterThanOrEqual(0.5);
      expect(analysis.scoreParts.reduce((sum, { points }) => sum + points, 0)).toBe(analysis.score);
      expect(analysis.titles.map(({ title }) => title)).toEqual([POSTINGS[kind].title]);
      for (const { lines } of [
        ...analysis.says,
        ...analysis.titles.filter(({ support }) => support !== 'none'),
      ])
        expect(lines.length).toBeGreaterThan(0);
    },
  );

  test('the rewrite check agrees with every label', () => {
    expect(checkRewrites().wrong).toEqual([]);
  });

  test.each(KINDS)('the analysis of the %s contains nothing that the model invents', async (kind) => {
    const honest = await analysisOf(kind);
    await provider.behave({ invents: true });
    const invented = await analysisOf(kind);
    expect(JSON.stringify(invented.answer)).toMatch(/Famous Search/);
    expect(invented.analysis).toEqual(honest.analysis);
  });

  test.each(INJECTIONS.filter(({ target }) => target === 'resume'))(
    'an instruction that $name changes nothing even if the model obeys',
    async (injection) => {
      const honest = await analysisOf('engineer');
      await provider.behave({ obeys: true });
      const { resume } = hideInstruction(RESUMES.engineer, POSTINGS.engineer, injection);
      const { analysis } = await analyzeResume(provider.client, resume, POSTINGS.engineer);
      expect(withoutLineNumbers(analysis)).toBe(withoutLineNumbers(honest.analysis));
    },
  );

  test.each(INJECTIONS.filter(({ target }) => target === 'posting'))(
    'an instruction in a posting that $name changes nothing: postings are not sent',
    async (injection) => {
      const honest = await analysisOf('engineer');
      await provider.behave({ obeys: true });
      const { posting } = hideInstruction(RESUMES.engineer, POSTINGS.engineer, injection);
      const { analysis } = await analyzeResume(provider.client, RESUMES.engineer, posting);
      expect(analysis).toEqual(honest.analysis);
    },
  );
});
