import type { Test, TestResult } from '@jest/test-result';
import {
  CallbackTestRunner,
  type OnTestFailure,
  type OnTestStart,
  type OnTestSuccess,
  type TestWatcher,
} from 'jest-runner';
import { Worker } from 'jest-worker';
import type { TestFile } from './run-test-file.ts';

/**
 * A Jest runner whose workers load each module once, with Node.js itself. Jest's own runner loads modules again for
 * each test file, into a realm of its own, which takes most of the time of a run. Files that mock modules need Jest's
 * own.
 */
export default class SharedModulesRunner extends CallbackTestRunner {
  override async runTests(
    tests: Test[],
    watcher: TestWatcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const globalConfig = this._globalConfig;
    // The library doesn't export the type of workers with methods.
    const workers = new Worker(new URL('./run-test-file.ts', import.meta.url), {
      exposedMethods: ['runTestFile'],
      numWorkers: Math.min(globalConfig.maxWorkers, tests.length),
      maxRetries: 0,
      workerGracefulExitTimeout: globalConfig.workerGracefulExitTimeout ?? 0,
      forkOptions: { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
    }) as Worker & { runTestFile(file: TestFile): Promise<TestResult> };

    const runFile = async (test: Test) => {
      if (watcher.isInterrupted()) return;
      await onStart(test);
      const { path, context } = test;
      await workers.runTestFile({ path, config: context.config, globalConfig }).then(
        (result) => onResult(test, result),
        (error) => onFailure(test, error),
      );
    };
    await Promise.all(tests.map(runFile));
    await workers.end();
  }
}
