import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { BufferedConsole } from '@jest/console';
import { type AssertionResult, createEmptyTestResult, type TestResult } from '@jest/test-result';
import type { Circus, Config } from '@jest/types';
import { addEventHandler, getState, resetState, run } from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { expect } from './jest-api.ts';
import { beginTestFile, installModuleHooks } from './module-hooks.ts';
import { openDocument } from './open-document.ts';
import { rememberProcess } from './remember-process.ts';

/** A test file, and how to run it. */
export interface TestFile {
  readonly path: string;
  readonly config: Config.ProjectConfig;
  readonly globalConfig: Config.GlobalConfig;
}

let areHooksInstalled = false;

process.on('uncaughtException', (error) => getState().unhandledErrors.push(error));

addEventHandler((event) => {
  if (event.name !== 'test_done') return;
  // What `expect.assertions` and `expect.hasAssertions` asked for.
  const unmet = expect.extractExpectedAssertionsErrors();
  for (const { error } of unmet) event.test.errors.push(error);
});

const importFile = (path: string) => import(pathToFileURL(path).href);

/** Whether a test file asks for a page as it would ask Jest. */
const needsDocument = async (path: string): Promise<boolean> =>
  /^\/\*\*[^/]*@jest-environment jsdom\s/.test(await readFile(path, 'utf8'));

/** Loads a test file and runs its tests. Throws what it throws while it is loaded. */
async function runTests({ path, config, globalConfig }: TestFile): Promise<Circus.RunResult> {
  resetState();
  const state = getState();
  state.testTimeout = config.testTimeout ?? 5000;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  for (const setupFile of config.setupFilesAfterEnv) await importFile(setupFile);
  await importFile(path);
  return run();
}

function toAssertionResult({ testPath, status, errors, ...rest }: Circus.TestResult): AssertionResult {
  const [, ...ancestorTitles] = testPath.map(String);
  const title = ancestorTitles.pop() ?? '';
  const ran = errors.length > 0 ? 'failed' : 'passed';
  return {
    ...rest,
    ancestorTitles,
    title,
    fullName: [...ancestorTitles, title].join(' '),
    status: status === 'done' ? ran : status === 'todo' ? 'todo' : 'pending',
    failureMessages: errors,
    failureDetails: [],
  };
}

/** Runs the tests of a file in this process, and undoes what they did to it. */
export async function runTestFile(file: TestFile): Promise<TestResult> {
  const { path, config, globalConfig } = file;
  if (!areHooksInstalled) installModuleHooks(config);
  areHooksInstalled = true;
  beginTestFile(path);
  const restoreProcess = rememberProcess();
  const closeDocument = (await needsDocument(path)) ? openDocument() : undefined;
  const output = new BufferedConsole();
  globalThis.console = output;
  const start = Date.now();
  const { testResults, unhandledErrors } = await runTests(file).finally(() => {
    closeDocument?.();
    restoreProcess();
  });
  const end = Date.now();

  const results = testResults.map(toAssertionResult);
  const count = (status: AssertionResult['status']) =>
    results.filter((result) => result.status === status).length;
  const empty = createEmptyTestResult();
  const failure = [
    ...unhandledErrors.map((error) => `  ● Outside the tests of the file\n\n${error}\n`),
    formatResultsErrors(results, config, globalConfig, path),
  ].join('\n');
  const result: TestResult = {
    ...empty,
    testFilePath: path,
    testResults: results,
    numPassingTests: count('passed'),
    numFailingTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
    failureMessage: failure || null,
  };
  const buffer = output.getBuffer();
  if (buffer !== undefined) result.console = buffer;
  if (unhandledErrors.length > 0) result.testExecError = { message: failure, stack: failure };
  return result;
}
