import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runner-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs Jest on these files with one worker, and returns its report. */
async function runJest(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const config = {
    rootDir: folder,
    runner: resolve('local/check/runner/shared-modules-runner.ts'),
    testMatch: ['<rootDir>/*.test.ts'],
    moduleNameMapper: { '^replaced$': '<rootDir>/replacement.ts' },
    transform: {},
    testTimeout: 2_000,
  };
  const report = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/jest/bin/jest.js'),
      ...['--config', JSON.stringify(config), '--maxWorkers=1', '--json', '--outputFile', report],
    ],
    { stdio: 'ignore' },
  );
  const code = await new Promise((ended) => child.once('exit', ended));
  const { testResults } = JSON.parse(await readFile(report, 'utf8'));
  return { code, testResults };
}

test('LOCAL-01 a file meets nothing of another one but modules, which are loaded once', async () => {
  const leaves = `
    import { expect, jest, test } from '@jest/globals';
    import { count } from './shared.ts';
    import { times } from './start.handler.ts';
    import { name } from 'replaced';

    test('starts as its process did', () => {
      expect([process.env.LEFT, globalThis.left, Math.random() < 1]).toEqual([undefined, undefined, true]);
      expect(Date.now()).toBeGreaterThan(1);
      expect([times, name]).toEqual([1, 'replacement']);
    });
    test('leaves much', () => {
      process.env.LEFT = 'left';
      globalThis.left = 'left';
      jest.spyOn(Math, 'random').mockReturnValue(2);
      jest.useFakeTimers({ now: 1 });
      process.chdir('/');
    });
    test('counts the files before it', () => expect(count()).toBe(NUMBER));
  `;
  const { code, testResults } = await runJest({
    'shared.ts': 'let files = 0; export const count = (): number => { files += 1; return files; };',
    'start.handler.ts': 'let started = 0; started += 1; export const times = started;',
    'replacement.ts': "export const name = 'replacement';",
    // Larger files run first.
    'a.test.ts': `${leaves.replace('NUMBER', '1')}\n// ${'-'.repeat(100)}`,
    'b.test.ts': leaves.replace('NUMBER', '2'),
  });
  expect(testResults.map(({ message }: { message: string }) => message)).toEqual(['', '']);
  expect(code).toBe(0);
});

test('LOCAL-01 a file that asks for a page has one of its own, and mocks modules for itself', async () => {
  const page = (name: string) => `/** @jest-environment jsdom */
    import { expect, jest, test } from '@jest/globals';

    jest.unstable_mockModule('./web/user.ts', () => ({ user: '${name}' }));
    const { greet } = await import('./web/greet.ts');

    test('starts with an empty page', () => {
      expect([document.body.innerHTML, localStorage.length, window.left]).toEqual(['', 0, undefined]);
      expect(window.document.defaultView.location.href).toBe('http://localhost/');
    });
    test('uses the mock, and modules of its own', async () => {
      expect(greet()).toBe('Hello ${name} 1');
      jest.resetModules();
      const again = await import('./web/greet.ts');
      expect([again.greet(), greet()]).toEqual(['Hello ${name} 1', 'Hello ${name} 2']);
    });
    test('hears events and fake timers, and leaves much', () => {
      const heard = [];
      addEventListener('resize', () => heard.push('resize'));
      window.dispatchEvent(new Event('resize'));
      jest.useFakeTimers();
      setTimeout(() => heard.push('timer'), 1_000);
      jest.advanceTimersByTime(1_000);
      expect(heard).toEqual(['resize', 'timer']);
      document.body.innerHTML = '<p>left</p>';
      window.left = 'left';
      localStorage.setItem('left', 'left');
    });
  `;
  const { code, testResults } = await runJest({
    'web/user.ts': "export const user = 'Eve';",
    'web/greet.ts': `
      import { user } from './user.ts';
      let times = 0;
      export const greet = () => { times += 1; return 'Hello ' + user + ' ' + times; };`,
    'ada.test.ts': page('Ada'),
    'bob.test.ts': page('Bob'),
    'none.test.ts': `
      import { expect, test } from '@jest/globals';
      import { greet } from './web/greet.ts';
      test('has no page and no mock', () => expect([typeof document, greet()]).toEqual(['undefined', 'Hello Eve 1']));`,
  });
  expect(testResults.map(({ message }: { message: string }) => message)).toEqual(['', '', '']);
  expect(code).toBe(0);
});

test('LOCAL-01 a library that asks once whether there is a page asks again in each file', async () => {
  const expectPage = (page: string, isThere: boolean) => `${page}
    import { expect, test } from '@jest/globals';
    import { hasPage } from '@tanstack/library';

    test('knows its page', () => expect(hasPage).toBe(${isThere}));`;
  const { code, testResults } = await runJest({
    'node_modules/@tanstack/library/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/@tanstack/library/index.js': "export const hasPage = typeof document !== 'undefined';",
    // Larger files run first.
    'none.test.ts': `${expectPage('', false)}\n// ${'-'.repeat(100)}`,
    'page.test.ts': expectPage('/** @jest-environment jsdom */', true),
  });
  expect(testResults.map(({ message }: { message: string }) => message)).toEqual(['', '']);
  expect(code).toBe(0);
});

test('LOCAL-01 whatever goes wrong in a file, and wherever, fails it', async () => {
  const head = "import { beforeAll, expect, test } from '@jest/globals';";
  const { code, testResults } = await runJest({
    'assertion.test.ts': `${head} test('is wrong', () => void expect(1).toBe(2));`,
    'promised.test.ts': `${head} test('asserts less', () => expect.assertions(1));`,
    'load.test.ts': `${head} test('is fine', () => {}); throw new Error('Cannot load.');`,
    'late.test.ts': `${head} test('ends early', async () => {
      setTimeout(() => { throw new Error('Too late.'); }, 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
    'hook.test.ts': `${head} beforeAll(() => { throw new Error('Not ready.'); }); test('is fine', () => {});`,
    'endless.test.ts': `${head} test('never ends', () => new Promise(() => {}));`,
    'empty.test.ts': '',
  });
  expect(code).toBe(1);
  const messages = testResults.map(({ name, message }: { name: string; message: string }) => [
    name.slice(folder.length + 1),
    message,
  ]);
  expect(Object.fromEntries(messages)).toEqual({
    'assertion.test.ts': expect.stringContaining('Expected: 2'),
    'promised.test.ts': expect.stringContaining('one assertion'),
    'load.test.ts': expect.stringContaining('Cannot load.'),
    'late.test.ts': expect.stringContaining('Too late.'),
    'hook.test.ts': expect.stringContaining('Not ready.'),
    'endless.test.ts': expect.stringContaining('Exceeded timeout of 2000 ms'),
    'empty.test.ts': expect.stringContaining('must contain at least one test'),
  });
});
