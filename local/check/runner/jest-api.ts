import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({
  // Of the configuration of a project, timers read only this. jsdom itself needs what no page has.
  config: {
    fakeTimers: { doNotFake: ['clearImmediate', 'nextTick', 'setImmediate'] },
  } as Config.ProjectConfig,
  // For `globalThis` itself, node:timers would change as well, of which React keeps what it meets first.
  global: new Proxy(globalThis, {}),
});

/** The parts of `jest` that test files use, and that are the same for all of them. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  clearAllMocks: () => mocker.clearAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: timers.useFakeTimers.bind(timers),
  useRealTimers: timers.useRealTimers.bind(timers),
  setSystemTime: timers.setSystemTime.bind(timers),
  advanceTimersByTime: timers.advanceTimersByTime.bind(timers),
  advanceTimersByTimeAsync: timers.advanceTimersByTimeAsync.bind(timers),
};
export { jestExpect as expect };
