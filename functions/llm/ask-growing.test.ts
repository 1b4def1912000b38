import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod';
import { askGrowing } from './ask-growing.ts';
import type { Feature } from './feature.ts';
import { inPieces, replyWith, startProvider } from './fixtures/http-provider.ts';

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
const PIECES = inPieces('{"lines":["Ro', 'ses","Vio', 'lets"]}');
const end = (part: object = { type: 'output_text', text: WHOLE }, status = 'completed') => ({
  type: `response.${status}`,
  response: replyWith(part, status),
});

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

let grown: unknown[];
let clock: number;
beforeEach(() => {
  grown = [];
  clock = 0;
});
/** Each look at the clock is so many milliseconds after the one before. */
const askNow = (tick = 1_000, feature = poem) =>
  askGrowing(
    provider.client,
    feature,
    'flowers',
    async (partial) => void grown.push(partial),
    () => {
      clock += tick;
      return clock;
    },
  );

describe('AI-02 an answer that grows', () => {
  test('is handed on as far as it has come, and given whole at the end with the tokens it took', async () => {
    provider.stream([{ type: 'response.created' }, ...PIECES, end()]);
    expect(await askNow()).toEqual({
      answer: { lines: ['Roses', 'Violets'] },
      usage: { input: 12, output: 3 },
    });
    expect(grown).toEqual([{ lines: ['Ro'] }, { lines: ['Roses', 'Vio'] }, { lines: ['Roses', 'Violets'] }]);
    expect(provider.sent.at(-1)?.body).toMatchObject({ stream: true, store: false, model: 'a-model' });
  });

  test('is handed on at most once a second', async () => {
    provider.stream([...inPieces(...WHOLE), end()]);
    await askNow(100);
    expect(grown.length).toBeLessThanOrEqual((WHOLE.length * 100) / 1_000);
    expect(grown.length).toBeGreaterThan(1);
  });

  test('that its reader wants no longer ends, with what the reader says', async () => {
    provider.stream([...PIECES, end()]);
    const stop = new Error('Enough.');
    const asked = askGrowing(
      provider.client,
      poem,
      'flowers',
      () => Promise.reject(stop),
      () => {
        clock += 1_000;
        return clock;
      },
    );
    await expect(asked).rejects.toBe(stop);
  });

  test.each([
    ['is broken off at the limit', [...PIECES, end({ type: 'output_text', text: '{"li' }, 'incomplete')]],
    ['is of another shape', [end({ type: 'output_text', text: '{"poem":1}' })]],
    ['is no JSON', [...inPieces('Roses are'), end({ type: 'output_text', text: 'Roses are' })]],
  ])('that %s is none', async (_, events) => {
    provider.stream(events);
    expect(await askNow()).toMatchObject({ failed: 'nonsense' });
  });

  test('that the model will not give is declined', async () => {
    provider.stream([end({ type: 'refusal', refusal: 'No.' })]);
    expect(await askNow()).toMatchObject({ failed: 'declined', why: 'No.', usage: { input: 12 } });
  });

  test('fails in a known way where the provider fails in its midst', async () => {
    const failed = {
      ...replyWith({ type: 'output_text', text: '' }, 'failed'),
      error: { code: 'rate_limit_exceeded', message: 'Slower.' },
    };
    provider.stream([...PIECES, { type: 'response.failed', response: failed }]);
    expect(await askNow()).toMatchObject({ failed: 'over the limit', why: 'Slower.' });
    provider.stream([...PIECES, { type: 'error', code: 'server_error', message: 'Broken.' }]);
    expect(await askNow()).toMatchObject({ failed: 'down', why: 'Broken.' });
    provider.stream(PIECES);
    expect(await askNow()).toMatchObject({ failed: 'down' });
    provider.stream(PIECES, 'hang up');
    expect(await askNow()).toMatchObject({ failed: 'down' });
    provider.stream(PIECES, 'silence');
    expect(await askNow(1_000, { ...poem, timeout: 50 })).toMatchObject({ failed: 'slow' });
    provider.json(429, { error: { message: 'No.' } }, { 'retry-after': '7' });
    expect(await askNow()).toMatchObject({ failed: 'over the limit', retryAfter: 7 });
  });
});
