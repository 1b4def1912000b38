import { beforeEach, describe, expect, test } from '@jest/globals';
import type { GenerationJob } from './generation-job.ts';
import { type DocumentGenerator, type Outcome, runGeneration } from './run-generation.ts';

const NOON = new Date('2026-06-01T12:00:00.000Z');
const KEY = { pk: 'LETTER#ada', sk: 'job' };
const JOB: GenerationJob = {
  ...KEY,
  sub: 'ada',
  state: 'writing',
  why: '',
  turn: 'first',
  day: '2026-06-01',
  askedAt: NOON.toISOString(),
  until: '2026-06-01T12:05:00.000Z',
  heldUntil: '',
};

let calls: unknown[][];
let job: GenerationJob | 'claimed' | undefined;
let isInProgress: boolean;
beforeEach(() => {
  calls = [];
  job = JOB;
  isInProgress = true;
});

const record =
  (method: string) =>
  async (_: GenerationJob, ...rest: unknown[]): Promise<void> =>
    void calls.push([method, ...rest]);
const generatorWith = (generate: DocumentGenerator['generate']): DocumentGenerator => ({
  store: {
    claim: async () => job,
    saveProgress: async (_, fields) => {
      calls.push(['saveProgress', fields]);
      return isInProgress;
    },
    release: record('release'),
    complete: record('complete'),
    fail: record('fail'),
  },
  generate,
  failureMessage: 'Lost.',
  clearOnFailure: { draft: undefined },
  now: () => NOON,
});
const run = (outcome: Outcome, attempt = 1) =>
  runGeneration(
    generatorWith(async () => outcome),
    KEY,
    attempt,
  );

describe('AI-02 one attempt at a job', () => {
  test('completes a finished document', async () => {
    expect(await run({ ready: { text: 'Dear' } })).toBeUndefined();
    expect(calls).toEqual([['complete', { text: 'Dear' }]]);
  });

  test('fails with the reason', async () => {
    expect(await run({ failed: 'No plan.' })).toBeUndefined();
    expect(calls).toEqual([['fail', 'No plan.', { draft: undefined }]]);
  });

  test('releases the job if the provider fails, and gives up after three attempts', async () => {
    expect(await run({ retry: 'unavailable', why: 'It is down.' })).toBe(5);
    expect(await run({ retry: 'rate limited', why: 'Slower.', retryAfter: 20 }, 2)).toBe(20);
    expect(calls).toEqual([['release'], ['release']]);
    expect(await run({ retry: 'unavailable', why: 'It is down.' }, 3)).toBeUndefined();
    expect(calls.at(-1)).toEqual(['fail', 'Lost.', { draft: undefined }]);
  });

  test('gives up at once if the provider asks for a longer pause than the job has', async () => {
    expect(await run({ retry: 'rate limited', why: 'Later.', retryAfter: 600 })).toBeUndefined();
    expect(calls).toEqual([['fail', 'Lost.', { draft: undefined }]]);
  });

  test('does nothing without a job, and waits for a claimed one', async () => {
    job = undefined;
    expect(await run({ ready: {} })).toBeUndefined();
    job = 'claimed';
    expect(await run({ ready: {} })).toBe(30);
    expect(calls).toEqual([]);
  });

  test('stops if the job has ended', async () => {
    isInProgress = false;
    const generate: DocumentGenerator['generate'] = async (_, saveProgress) => {
      await saveProgress({ text: 'De' });
      return { ready: { text: 'Dear' } };
    };
    expect(await runGeneration(generatorWith(generate), KEY, 1)).toBeUndefined();
    expect(calls).toEqual([['saveProgress', { text: 'De' }]]);
  });

  test('releases the job if it throws', async () => {
    const broken = generatorWith(() => Promise.reject(new Error('A throttle.')));
    await expect(runGeneration(broken, KEY, 1)).rejects.toThrow('A throttle.');
    expect(calls).toEqual([['release']]);
  });
});
