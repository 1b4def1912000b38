import { Failure } from './failure.ts';

const TIMEOUT_MS = 20_000;

/**
 * Calls with a signal that also aborts after 20 seconds. Throws `Failure('Unreachable')` then, even if the
 * call does not heed its signal, as one that waits for the early response.
 */
export async function withTimeout<Answer>(
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const expired = new Promise<never>((_, reject) => {
    timeout.addEventListener('abort', () => reject(timeout.reason));
  });
  try {
    return await Promise.race([call(AbortSignal.any([signal, timeout])), expired]);
  } catch (error) {
    throw timeout.aborted && !signal.aborted ? new Failure('Unreachable') : error;
  }
}
