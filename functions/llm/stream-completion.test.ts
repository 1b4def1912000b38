import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import type { Feature } from './feature.ts';
import { deltaEvents, replyWith, startProvider } from './fixtures/http-provider.ts';
import { streamCompletion } from './stream-completion.ts';

const poem: Feature<string, { lines: string[] }> = {
  name: 'write_poem',
  model: 'a-model',
  instructions: 'Write a poem.',
  data: z.string(),
  answer: () => z.object({ lines: z.array(z.string()) }),
  maxTokens: 50,
  timeout: 60_000,
};

const WHOLE = '{"lines":["Roses","Violets"]}';
const DELTAS = deltaEvents('{"lines":["Ro', 'ses","Vio', 'lets"]}');
const end = (part: object = { type: 'output_text', text: WHOLE }, status = 'completed') => ({
  type: `response.${status}`,
  response: replyWith(part, status),
});

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

let partials: unknown[];
let clock: number;
beforeEach(() => {
  partials = [];
  clock = 0;
});
/** Advances the clock by `tick` milliseconds each time it is read. */
const stream = (tick = 1_000, feature = poem) =>
  streamCompletion(
    provider.client,
    feature,
    'flowers',
    async (partial) => void partials.push(partial),
    () => {
      clock += tick;
      return clock;
    },
  );

describe('AI-02 a streaming completion', () => {
  test('reports partial answers, then returns the whole answer with its token usage', async () => {
    provider.stream([{ type: 'response.created' }, ...DELTAS, end()]);
    expect(await stream()).toEqual({
      answer: { lines: ['Roses', 'Violets'] },
      usage: { input: 12, output: 3 },
    });
    expect(partials).toEqual([
      { lines: ['Ro'] },
      { lines: ['Roses', 'Vio'] },
      { lines: ['Roses', 'Violets'] },
    ]);
    expect(provider.sent.at(-1)?.body).toMatchObject({ stream: true, store: false, model: 'a-model' });
  });

  test('reports at most one partial answer a second', async () => {
    provider.stream([...deltaEvents(...WHOLE), end()]);
    await stream(100);
    expect(partials.length).toBeLessThanOrEqual((WHOLE.length * 100) / 1_000);
    expect(partials.length).toBeGreaterThan(1);
  });

  test('stops and rethrows when the callback throws', async () => {
    provider.stream([...DELTAS, end()]);
    const stop = new Error('Stop.');
    const completion = streamCompletion(
      provider.client,
      poem,
      'flowers',
      () => Promise.reject(stop),
      () => {
        clock += 1_000;
        return clock;
      },
    );
    await expect(completion).rejects.toBe(stop);
  });

  test.each([
    ['is cut off at the token limit', [...DELTAS, end({ type: 'output_text', text: '{"li' }, 'incomplete')]],
    ['does not match the schema', [end({ type: 'output_text', text: '{"poem":1}' })]],
    ['is not JSON', [...deltaEvents('Roses are'), end({ type: 'output_text', text: 'Roses are' })]],
  ])('fails if the answer %s', async (_, events) => {
    provider.stream(events);
    expect(await stream()).toMatchObject({ failed: 'invalid answer' });
  });

  test('fails as declined if the model refuses', async () => {
    provider.stream([end({ type: 'refusal', refusal: 'No.' })]);
    expect(await stream()).toMatchObject({ failed: 'declined', why: 'No.', usage: { input: 12 } });
  });

  test('classifies failures in the middle of a stream', async () => {
    const failed = {
      ...replyWith({ type: 'output_text', text: '' }, 'failed'),
      error: { code: 'rate_limit_exceeded', message: 'Slower.' },
    };
    provider.stream([...DELTAS, { type: 'response.failed', response: failed }]);
    expect(await stream()).toMatchObject({ failed: 'rate limited', why: 'Slower.' });
    provider.stream([...DELTAS, { type: 'error', code: 'server_error', message: 'Broken.' }]);
    expect(await stream()).toMatchObject({ failed: 'unavailable', why: 'Broken.' });
    provider.stream(DELTAS);
    expect(await stream()).toMatchObject({ failed: 'unavailable' });
    provider.stream(DELTAS, 'hang up');
    expect(await stream()).toMatchObject({ failed: 'unavailable' });
    provider.stream(DELTAS, 'silence');
    expect(await stream(1_000, { ...poem, timeout: 50 })).toMatchObject({ failed: 'timeout' });
    provider.json(429, { error: { message: 'No.' } }, { 'retry-after': '7' });
    expect(await stream()).toMatchObject({ failed: 'rate limited', retryAfter: 7 });
  });
});
