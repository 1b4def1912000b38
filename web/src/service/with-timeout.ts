import { Failure } from './failure.ts';

const TIMEOUT_MS = 20_000;

/** Calls with a signal that also aborts after 20 seconds. Throws `Failure('Unreachable')` then. */
export async function withTimeout<Answer>(
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await call(AbortSignal.any([signal, timeout]));
  } catch (error) {
    throw timeout.aborted && !signal.aborted ? new Failure('Unreachable') : error;
  }
}
