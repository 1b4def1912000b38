import { explainFullDisk } from '../toolchain/failure.mjs';

/** A second Ctrl-C within this time is an echo of the first one. */
const PATIENCE_MS = 500;

/** How a program that runs until it is stopped ends. */
export interface Lifetime {
  /** Functions that stop started parts, the last one first. */
  readonly undo: (() => Promise<unknown> | unknown)[];
  /** From now on, a stop is success. */
  ready(): void;
  /** Stops after a failure that was expected, and prints it as one sentence. */
  fail(error: unknown): void;
}

/**
 * Stops everything once on Ctrl-C, SIGTERM, when the parent disconnects, and after an uncaught error.
 * `folders` are looked at for a full disk.
 */
export function openLifetime(folders: readonly string[]): Lifetime {
  const undo: Lifetime['undo'] = [];
  let isReady = false;
  let stoppingSince: number | undefined;

  /** A second Ctrl-C, unless it is an echo of the first one, exits at once. */
  const stop = async (code: number, isInterrupt = false): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (isInterrupt && Date.now() - stoppingSince > PATIENCE_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    for (const step of undo.splice(0)) {
      try {
        await step();
      } catch (error) {
        // After a failed start, which was already reported, this is most likely the same problem.
        if (code !== 1) console.error(error instanceof Error ? error.message : error);
      }
    }
    process.exit(code);
  };
  const stopOnRequest = (isInterrupt = false) => {
    if (stoppingSince === undefined) console.log('Stopping.');
    void stop(isReady ? 0 : 130, isInterrupt);
  };
  /** Prints an expected error as one sentence, a bug with its stack. */
  const fail = (error: unknown, isExpected: boolean) => {
    if (stoppingSince !== undefined) return;
    const text = error instanceof Error ? error.message : String(error);
    console.error(explainFullDisk(text, folders) ?? (isExpected ? text : error));
    void stop(1);
  };

  process.on('SIGINT', () => stopOnRequest(true));
  process.on('SIGTERM', () => stopOnRequest());
  process.on('disconnect', () => stopOnRequest());
  process.on('uncaughtException', (error) => fail(error, false));
  return {
    undo,
    ready() {
      isReady = true;
    },
    fail: (error) => fail(error, true),
  };
}
