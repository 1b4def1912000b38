import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Completion } from '../../llm/completion.ts';
import type { ResumeReading } from '../../llm/features/read-resume.ts';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { analysisKey } from '../../table/keys.ts';
import { generationStore } from '../generation/generation-store.ts';
import { runGeneration } from '../generation/run-generation.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { keepResumes } from '../resumes/keep-resumes.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { analysisPersonalData } from './analysis-personal-data.ts';
import { AnalysisRow } from './analysis-row.ts';
import { NOW, READING, RESUME } from './fixtures/resume.ts';
import { generateAnalysis } from './generate-analysis.ts';
import { ANALYSIS_QUOTA } from './start-analysis.ts';
import { toResumeAnalysis } from './to-resume-analysis.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const USAGE = { input: 1, output: 1 };
const GOOD: Completion<ResumeReading> = { answer: READING, usage: USAGE };
const BAD: Completion<ResumeReading> = { failed: 'declined', why: 'no', usage: USAGE };

/** Drives one person's analysis of one resume through the store. */
function analysisOf(sub: string, turns: { count: number } = { count: 0 }) {
  const key = analysisKey(sub, 'one');
  const store = generationStore(table, ANALYSIS_QUOTA);
  const progress: unknown[] = [];
  const shown = async () => {
    const row = await store.read(key, NOW);
    return row && toResumeAnalysis(AnalysisRow.parse(row));
  };
  const generator = (completion: Completion<ResumeReading>) => ({
    store,
    failureMessage: 'Lost.',
    clearOnFailure: { growing: undefined },
    now: () => NOW,
    generate: generateAnalysis({
      readUser: async () => aUser({ sub }),
      // Without personal data, the lines keep their numbers.
      readText: async () => RESUME.replace(/^.*\n.*\n/, 'Profile\nPlain systems\n'),
      findPostings: async () => [],
      async complete(_, onPartial) {
        await onPartial({ roles: READING.roles, achievements: [7, 8] });
        progress.push(await shown());
        return completion;
      },
      now: () => NOW,
    }),
  });
  return {
    progress,
    shown,
    async start() {
      turns.count += 1;
      return store.start(key, { sub, turn: `${turns.count}`, fields: { growing: undefined }, now: NOW });
    },
    run: (completion = GOOD) => runGeneration(generator(completion), key, 1),
  };
}

describe('the analysis of a resume', () => {
  test('AI-03 is shown while it streams, then finished', async () => {
    const { start, run, shown, progress } = analysisOf('ada');
    expect(await shown()).toBeUndefined();
    expect(await start()).toBe('started');
    expect(await shown()).toMatchObject({ state: 'writing', says: [], score: null });
    expect(await start()).toBe('in progress');
    await run();
    expect(progress).toMatchObject([
      { state: 'writing', says: [{ kind: 'role' }, {}, {}], score: null, scoreParts: [] },
    ]);
    const finished = await shown();
    expect(finished).toMatchObject({
      state: 'ready',
      writtenAt: NOW.toISOString(),
      score: expect.any(Number),
    });
    expect(finished?.says[0]?.lines[0]).toEqual({
      number: 5,
      text: 'Senior Backend Engineer, Larkspur Systems',
    });
  });

  test('AI-03 that fails says so, is not counted, and keeps the previous one', async () => {
    const { start, run, shown } = analysisOf('bob');
    await start();
    await run();
    const before = await shown();
    for (let time = 0; time < ANALYSIS_QUOTA.max + 1; time += 1) {
      expect(await start()).toBe('started');
      await run(BAD);
    }
    expect(await shown()).toEqual({
      ...before,
      state: 'failed',
      why: expect.stringMatching(/doesn't count/),
    });
    for (let time = 1; time < ANALYSIS_QUOTA.max; time += 1) {
      expect(await start()).toBe('started');
      await run();
    }
    expect(await start()).toBe('quota used up');
    expect(await shown()).toMatchObject({ state: 'ready' });
  });

  test('AI-03 is deleted with its resume, even while it is in progress', async () => {
    const { start, run, shown } = analysisOf('cleo');
    const store = resumeStore(table);
    await table.documents.send(
      new PutCommand({ TableName: table.name, Item: aResume({ sub: 'cleo', state: 'accepted' }) }),
    );
    await start();
    await keepResumes({ store, files: { remove: async () => undefined } }, 'cleo', []);
    await run();
    expect(await shown()).toBeUndefined();
  });

  test('PRIV-01 is exported and erased with the account', async () => {
    const { start, run } = analysisOf('dora');
    const data = analysisPersonalData(table);
    expect(await readPersonalData(data, 'dora')).toEqual([]);
    await start();
    await run();
    const exported = await readPersonalData(data, 'dora');
    expect(exported).toMatchObject([
      { state: 'ready', score: expect.any(Number), askedAt: NOW.toISOString() },
    ]);
    expect(JSON.stringify(exported)).not.toMatch(/ANALYSIS#|"pk"|"turn"/);
    await data.erase('dora');
    await data.erase('dora');
    expect(await readPersonalData(data, 'dora')).toEqual([]);
  });
});
