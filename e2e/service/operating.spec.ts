import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { writeBoard } from '../support/feeds.ts';
import { START_WITHIN_MS, type Stack, startOwnStack } from '../support/stack.ts';

let stack: Stack;

/** Runs a program of this repository to completion. Returns its exit code and output. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_OPTIONS: '', ...env } };
    execFile(process.execPath, args, options, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
  });
}

const onThisMachine = () => ({ DATA_DIR: dirname(stack.logsDir) });
const asInAnAccount = () => ({
  AWS_ENDPOINT_URL: stack.gatewayUrl,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

test.describe('OPS-01 operator commands', () => {
  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    stack = await startOwnStack((feeds) =>
      writeBoard(feeds, 'foxglove', 'Foxglove Library', [{ id: 5, title: 'Staff Engineer' }]),
    );
  });
  test.afterAll(() => stack.stop());

  test('OPS-01 boards finds the local product’s registry without options', async () => {
    const { code, stdout } = await run(['local/run/boards.ts', 'list'], onThisMachine());
    expect([code, stdout]).toEqual([0, expect.stringContaining('greenhouse:foxglove')]);
  });

  test('OPS-01 boards finds a deployed stage’s registry through the stack outputs', async () => {
    const args = ['local/run/boards.ts', '--stage', 'dev', 'list'];
    const { code, stdout } = await run(args, asInAnAccount());
    expect([code, stdout]).toEqual([0, expect.stringContaining('greenhouse:foxglove')]);
  });

  test('OPS-01 preflight runs every check, and reports placeholders and missing secrets', async () => {
    await connectConsole(stack).run('extend-key');

    const { code, stdout } = await run(['local/run/preflight.ts', '--local'], onThisMachine());
    const lines = stdout.trim().split('\n');
    const of = (state: string) => lines.filter((line) => line.startsWith(state));
    expect(code).toBe(1);
    expect(of('unknown')).toEqual([]);
    expect(of('missing').map((line) => line.slice(9, 27).trim())).toEqual([
      'settings',
      'settings',
      'settings',
      'settings',
      'secrets',
      'secrets',
      'secrets',
    ]);
    expect(of('ok').map((line) => line.slice(9, 27).trim())).toEqual(
      expect.arrayContaining(['credentials', 'bootstrap', 'CloudFront', 'Lambda', 'sender', 'mail', 'texts']),
    );
    expect(of('ok').join('\n')).toMatch(/API key +expires on /);
  });

  test('OPS-01 preflight rejects a new account’s limit of ten concurrent executions', async () => {
    await connectConsole(stack).changeAccount({ lambda: { concurrentExecutions: 10 } });

    const { stdout } = await run(['local/run/preflight.ts', '--local'], onThisMachine());
    expect(stdout).toMatch(/^missing +Lambda +10 functions may run at once; \d+ are needed/m);
  });
});
