import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTriggeredPool, type TriggeredPool } from '../fixtures/triggered-pool.ts';
import { confirm, freshEmail, signUp } from '../fixtures/users.ts';

let running: TriggeredPool;
beforeAll(async () => {
  running = await startTriggeredPool();
});
beforeEach(() => running.reset());
afterAll(() => running.close());

describe('a trigger that misbehaves', () => {
  const failing = async (behaviour: Parameters<TriggeredPool['behave']>[0]) => {
    const email = freshEmail();
    await signUp(running, email);
    running.reset();
    running.behave(behaviour);
    return confirm(running, email);
  };

  test('by never answering is called three times and given up', async () => {
    const late = () => new Promise<never>(() => {});

    await expect(failing(late)).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message:
        'PostConfirmation invocation failed due to error Socket timeout while invoking Lambda function.',
    });
    expect(running.events).toHaveLength(3);
  });

  test('by not being there cannot be called', async () => {
    const missing = () => Promise.reject(new Error('ResourceNotFoundException'));

    await expect(failing(missing)).rejects.toMatchObject({
      name: 'UnexpectedLambdaException',
      message: 'PostConfirmation invocation failed due to error ResourceNotFoundException.',
    });
    expect(running.events).toHaveLength(1);
  });

  test.each([
    ['nothing', null, 'Invalid lambda function output : Invalid JSON'],
    ['a string', 'fine', 'Invalid lambda function output : Invalid JSON'],
    ['no response', {}, 'Unrecognizable lambda output'],
  ])('by returning %s is not understood', async (_what, payload, message) => {
    await expect(failing(() => ({ payload }))).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
      message,
    });
  });
});
