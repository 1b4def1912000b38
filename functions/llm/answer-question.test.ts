import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerQuestion } from './answer-question.ts';
import type { Asked, Failure } from './asked.ts';
import { type Answered, pauseAfter } from './question.ts';

const usage = { input: 1, output: 1 };
const question = { feature: 'name_colour', about: 'sky', version: '1', data: { of: 'the sky' } };

/** Answers one question whose asking ends like this; gives what came of it. */
async function answered(asked: Asked<unknown>, tries = 1) {
  const replies: Answered[] = [];
  const pauses: number[] = [];
  const desk = {
    ask: async () => asked,
    reply: async (reply: Answered) => void replies.push(reply),
    putOff: async (seconds: number) => void pauses.push(seconds),
  };
  const error = await answerQuestion(desk, question, tries).catch((thrown: Error) => thrown.message);
  return { replies, pauses, error };
}
const failing = (failed: Failure, tries = 1, retryAfter?: number) =>
  answered({ failed, why: 'No.', usage, ...(retryAfter === undefined ? {} : { retryAfter }) }, tries);

describe('a question of the queue', () => {
  const { data: _, ...back } = question;

  test('is answered to who asked it', async () => {
    const { replies, pauses, error } = await answered({ answer: { colour: 'blue' }, usage });
    expect([replies, pauses, error]).toEqual([[{ ...back, answer: { colour: 'blue' } }], [], undefined]);
  });

  test.each(['down', 'slow', 'refused', 'over the limit', 'nonsense'] as const)(
    'stays in the queue while the provider is %s',
    async (failed) => {
      const { replies, pauses, error } = await failing(failed);
      expect([replies, pauses]).toEqual([[], [5]]);
      expect(error).toBe(`The provider is not answering (${failed}), try 1: No.`);
    },
  );

  test('that the model declines, or answers with nonsense three times, has no answer and ends', async () => {
    for (const end of [await failing('declined'), await failing('nonsense', 3)])
      expect([end.replies, end.error]).toEqual([[{ ...back, answer: null }], undefined]);
    expect((await failing('down', 50)).replies).toEqual([]);
  });

  test('waits as long as the provider wants', async () => {
    expect((await failing('over the limit', 1, 90)).pauses).toEqual([90]);
  });

  test('waits longer with each try, an hour at most, and is tried for more than a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (tries) => {
        expect(pauseAfter(tries + 1)).toBeGreaterThanOrEqual(pauseAfter(tries));
        expect(pauseAfter(tries, 1e9)).toBe(3_600);
      }),
    );
    const total = Array.from({ length: 60 }, (_, index) => pauseAfter(index + 1)).reduce(
      (sum, one) => sum + one,
    );
    expect(total).toBeGreaterThan(36 * 3_600);
    expect(total).toBeLessThan(4 * 86_400);
  });

  test('that is none is not asked', async () => {
    const desk = {
      ask: () => Promise.reject(new Error('asked')),
      reply: async () => {},
      putOff: async () => {},
    };
    await expect(answerQuestion(desk, { about: 'sky' }, 1)).rejects.toThrow('feature');
  });
});
