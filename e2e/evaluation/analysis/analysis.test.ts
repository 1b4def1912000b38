import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { POSTINGS } from '../../../functions/test-data/postings.ts';
import { RESUMES } from '../../../functions/test-data/resumes.ts';
import { startPlayedProvider } from '../fixtures/played-provider.ts';
import { INJECTIONS } from '../injections.ts';
import { withHidden } from '../letters/write.ts';
import { analyzeOne } from './analyze.ts';
import { EXPECTED } from './expected.ts';
import { measure } from './measure.ts';
import { judgeRewrites } from './rewrites.ts';

let provider: Awaited<ReturnType<typeof startPlayedProvider>>;
beforeAll(async () => {
  provider = await startPlayedProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.behave({}));

// Object.keys forgets that its keys are the record's own.
const KINDS = Object.keys(RESUMES) as (keyof typeof RESUMES)[];
/** An analysis without the numbers of its lines: a line between others moves those behind it. */
const unnumbered = (analysis: object) => JSON.stringify(analysis).replaceAll(/"n":\d+/g, '');
const analysisOf = (kind: keyof typeof RESUMES) => analyzeOne(provider.client, RESUMES[kind], POSTINGS[kind]);

describe('AI-03 analyses of the evaluation', () => {
  test.each(KINDS)('the one of the %s is read well enough, and scored by its parts', async (kind) => {
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
  });

  test('other words that a reader would let stand do, and those that say more do not', () => {
    expect(judgeRewrites().wrong).toEqual([]);
  });

  test.each(KINDS)('nothing of what a model invents is in the one of the %s', async (kind) => {
    const honest = await analysisOf(kind);
    await provider.behave({ invents: true });
    const invented = await analysisOf(kind);
    expect(JSON.stringify(invented.answer)).toMatch(/Famous Search/);
    expect(invented.analysis).toEqual(honest.analysis);
  });

  test.each(INJECTIONS.filter(({ into }) => into === 'resume'))(
    'an instruction that $name changes nothing, though the model obeys',
    async (injection) => {
      const honest = await analysisOf('engineer');
      await provider.behave({ obeys: true });
      const { resume } = withHidden(RESUMES.engineer, POSTINGS.engineer, injection);
      const { analysis } = await analyzeOne(provider.client, resume, POSTINGS.engineer);
      expect(unnumbered(analysis)).toBe(unnumbered(honest.analysis));
    },
  );

  test.each(INJECTIONS.filter(({ into }) => into === 'posting'))(
    'an instruction in a posting that $name changes nothing: postings are not sent',
    async (injection) => {
      const honest = await analysisOf('engineer');
      await provider.behave({ obeys: true });
      const { posting } = withHidden(RESUMES.engineer, POSTINGS.engineer, injection);
      const { analysis } = await analyzeOne(provider.client, RESUMES.engineer, posting);
      expect(analysis).toEqual(honest.analysis);
    },
  );
});
