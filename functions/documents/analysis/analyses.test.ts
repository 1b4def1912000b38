import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Completion } from '../../llm/completion.ts';
import type { ResumeReading } from '../../llm/features/read-resume.ts';
import { readPersonalData } from '../../privacy/fixtures/read-personal-data.ts';
import { startTestTable, type TestTable } from '../../table/fixtures/dynamodb-local.ts';
import { aUser } from '../../table/fixtures/user.ts';
import { analysisKey } from '../../table/keys.ts';
import { aResume } from '../resumes/fixtures/memory-stores.ts';
import { keepResumes } from '../resumes/keep-resumes.ts';
import { resumeStore } from '../resumes/resume-store.ts';
import { writeOnce } from '../writing/write.ts';
import { writingStore } from '../writing/writing-store.ts';
import { ANALYSES } from './analysis-limit.ts';
import { analysisPersonalData } from './analysis-personal-data.ts';
import { ANSWER, NOW, RESUME } from './fixtures/resume.ts';
import { shownAnalysis } from './show.ts';
import { writeAnalysis } from './write.ts';

let table: TestTable;
beforeAll(async () => {
  table = await startTestTable();
});
afterAll(() => table.stop());

const USAGE = { input: 1, output: 1 };
const GOOD: Completion<ResumeReading> = { answer: ANSWER, usage: USAGE };
const BAD: Completion<ResumeReading> = { failed: 'declined', why: 'no', usage: USAGE };

/** One person's analysis of one resume, and what the service would show of it. */
function analysisOf(sub: string, turns: { count: number } = { count: 0 }) {
  const key = analysisKey(sub, 'one');
  const store = writingStore(table, ANALYSES);
  const seen: unknown[] = [];
  const shown = async () => {
    const row = await store.read(key, NOW);
    return row && shownAnalysis(row);
  };
  const desk = (answer: Completion<ResumeReading>) => ({
    store,
    lost: 'Lost.',
    unfinished: { growing: undefined },
    now: () => NOW,
    write: writeAnalysis({
      user: async () => aUser({ sub }),
      // Without a head to leave out, lines keep their numbers.
      text: async () => RESUME.replace(/^.*\n.*\n/, 'Profile\nPlain systems\n'),
      postings: async () => [],
      async ask(_, grown) {
        await grown({ roles: ANSWER.roles, achievements: [7, 8] });
        seen.push(await shown());
        return answer;
      },
      now: () => NOW,
    }),
  });
  return {
    seen,
    shown,
    async begin() {
      turns.count += 1;
      return store.begin(key, { sub, turn: `${turns.count}`, fields: { growing: undefined }, now: NOW });
    },
    write: (answer = GOOD) => writeOnce(desk(answer), key, 1),
  };
}

describe('the analysis of a resume', () => {
  test('AI-03 is shown as it grows, then whole, and stays', async () => {
    const { begin, write, shown, seen } = analysisOf('ada');
    expect(await shown()).toBeUndefined();
    expect(await begin()).toBe('begun');
    expect(await shown()).toMatchObject({ state: 'writing', says: [], score: null });
    expect(await begin()).toBe('being written');
    await write();
    expect(seen).toMatchObject([
      { state: 'writing', says: [{ kind: 'role' }, {}, {}], score: null, scoreParts: [] },
    ]);
    const whole = await shown();
    expect(whole).toMatchObject({ state: 'ready', writtenAt: NOW.toISOString(), score: expect.any(Number) });
    expect(whole?.says[0]?.lines[0]).toEqual({
      number: 5,
      text: 'Senior Backend Engineer, Larkspur Systems',
    });
  });

  test('AI-03 one that fails says so, counts for nothing, and leaves the one before it', async () => {
    const { begin, write, shown } = analysisOf('bob');
    await begin();
    await write();
    const before = await shown();
    for (let time = 0; time < ANALYSES.max + 1; time += 1) {
      expect(await begin()).toBe('begun');
      await write(BAD);
    }
    expect(await shown()).toEqual({
      ...before,
      state: 'failed',
      why: expect.stringMatching(/Nothing was counted/),
    });
    for (let time = 1; time < ANALYSES.max; time += 1) {
      expect(await begin()).toBe('begun');
      await write();
    }
    expect(await begin()).toBe('used up');
    expect(await shown()).toMatchObject({ state: 'ready' });
  });

  test('AI-03 goes with its resume, even while it is written', async () => {
    const { begin, write, shown } = analysisOf('cleo');
    const store = resumeStore(table);
    await table.documents.send(
      new PutCommand({ TableName: table.name, Item: aResume({ sub: 'cleo', state: 'accepted' }) }),
    );
    await begin();
    await keepResumes({ store, files: { remove: async () => undefined } }, 'cleo', []);
    await write();
    expect(await shown()).toBeUndefined();
  });

  test('ACC-01 is told to who asks for the own data, and goes with the account', async () => {
    const { begin, write } = analysisOf('dora');
    const holding = analysisPersonalData(table);
    expect(await readPersonalData(holding, 'dora')).toEqual([]);
    await begin();
    await write();
    const told = await readPersonalData(holding, 'dora');
    expect(told).toMatchObject([{ state: 'ready', score: expect.any(Number), askedAt: NOW.toISOString() }]);
    expect(JSON.stringify(told)).not.toMatch(/ANALYSIS#|"pk"|"turn"/);
    await holding.erase('dora');
    await holding.erase('dora');
    expect(await readPersonalData(holding, 'dora')).toEqual([]);
  });
});
