import { afterEach, beforeEach, jest } from '@jest/globals';

/** Stops the clock of every page in a test at one moment, so that no test meets a midnight. Timers stay real. */
if (typeof document !== 'undefined') {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-11-21T12:00:00.000Z'),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'requestIdleCallback',
        'cancelIdleCallback',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}
