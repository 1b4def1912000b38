import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Completion, FailureReason } from './completion.ts';
import { type AnsweredQuestion, answerQuestion, retryDelaySeconds } from './question.ts';

const usage = { input: 1, output: 1 };
const question = { feature: 'name_color', about: 'sky', version: '1', data: { of: 'the sky' } };

async function answer(completion: Completion<unknown>, attempts = 1) {
  const answers: AnsweredQuestion[] = [];
  const delays: number[] = [];
  const deps = {
    complete: async () => completion,
    sendAnswer: async (answered: AnsweredQuestion) => void answers.push(answered),
    postpone: async (seconds: number) => void delays.push(seconds),
  };
  const error = await answerQuestion(deps, question, attempts).catch((thrown: Error) => thrown.message);
  return { answers, delays, error };
}
const answerFailing = (failed: FailureReason, attempts = 1, retryAfter?: number) =>
  answer({ failed, why: 'No.', usage, ...(retryAfter === undefined ? {} : { retryAfter }) }, attempts);

describe('a queued question', () => {
  const { data: _, ...returned } = question;

  test('sends its answer back with what it was about', async () => {
    const { answers, delays, error } = await answer({ answer: { color: 'blue' }, usage });
    expect([answers, delays, error]).toEqual([[{ ...returned, answer: { color: 'blue' } }], [], undefined]);
  });

  test.each(['unavailable', 'timeout', 'rejected', 'rate limited', 'invalid answer'] as const)(
    'stays in the queue after the failure "%s"',
    async (failed) => {
      const { answers, delays, error } = await answerFailing(failed);
      expect([answers, delays]).toEqual([[], [5]]);
      expect(error).toBe(`The provider failed (${failed}) on attempt 1: No.`);
    },
  );

  test('gets a null answer when the model declines or returns three invalid answers', async () => {
    for (const result of [await answerFailing('declined'), await answerFailing('invalid answer', 3)])
      expect([result.answers, result.error]).toEqual([[{ ...returned, answer: null }], undefined]);
    expect((await answerFailing('unavailable', 50)).answers).toEqual([]);
  });

  test('waits for as long as the provider asks', async () => {
    expect((await answerFailing('rate limited', 1, 90)).delays).toEqual([90]);
  });

  test('waits longer after each attempt, up to an hour, and is retried for more than a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (attempts) => {
        expect(retryDelaySeconds(attempts + 1)).toBeGreaterThanOrEqual(retryDelaySeconds(attempts));
        expect(retryDelaySeconds(attempts, 1e9)).toBe(3_600);
      }),
    );
    const total = Array.from({ length: 60 }, (_, index) => retryDelaySeconds(index + 1)).reduce(
      (sum, delay) => sum + delay,
    );
    expect(total).toBeGreaterThan(36 * 3_600);
    expect(total).toBeLessThan(4 * 86_400);
  });
});
