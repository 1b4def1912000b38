import { afterEach, expect, jest, test } from '@jest/globals';
import { withTimeout } from './with-timeout.ts';

const never = () => new Promise<never>(() => undefined);

/** Lets the test end the 20 seconds. */
function givenTimer(): AbortController {
  const timer = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  return timer;
}

afterEach(() => void jest.restoreAllMocks());

test('a call that takes too long is aborted and Unreachable, even if it ignores its signal', async () => {
  const timer = givenTimer();
  let received: AbortSignal | undefined;
  const answer = withTimeout(new AbortController().signal, (signal) => {
    received = signal;
    return never();
  });
  timer.abort();
  await expect(answer).rejects.toMatchObject({ code: 'Unreachable' });
  expect(received?.aborted).toBe(true);
});

test('a call that its caller aborts rejects with its own reason', async () => {
  givenTimer();
  const caller = new AbortController();
  const answer = withTimeout(
    caller.signal,
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  caller.abort('left the page');
  await expect(answer).rejects.toBe('left the page');
});
