import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { connectConsole } from '../support/console.ts';
import { NIGHTLY } from '../support/exhaustive.ts';
import { test } from '../support/journey.ts';
import type { Stack } from '../support/stack.ts';

/** Runs a program of this repository to completion. Returns its exit code and output. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, NODE_OPTIONS: '', ...env } };
    execFile(process.execPath, args, options, (error, stdout) =>
      resolve({ code: Number(error?.code ?? 0), stdout }),
    );
  });
}

const onThisMachine = ({ logsDir }: Stack) => ({ DATA_DIR: dirname(logsDir) });
const asInAnAccount = ({ gatewayUrl }: Stack) => ({
  AWS_ENDPOINT_URL: gatewayUrl,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
});

test.describe('OPS-01 operator commands', () => {
  test('OPS-01 boards finds the local product’s registry without options', async ({ product }) => {
    const { code, stdout } = await run(['local/run/boards.ts', 'list'], onThisMachine(product));
    expect([code, stdout]).toEqual([0, expect.stringContaining('greenhouse:tidewright')]);
  });

  test(
    'OPS-01 boards finds a deployed stage’s registry through the stack outputs',
    NIGHTLY,
    async ({ product }) => {
      const args = ['local/run/boards.ts', '--stage', 'dev', 'list'];
      const { code, stdout } = await run(args, asInAnAccount(product));
      expect([code, stdout]).toEqual([0, expect.stringContaining('greenhouse:tidewright')]);
    },
  );

  test('OPS-01 preflight runs every check, and reports placeholders and missing secrets', async ({
    product,
  }) => {
    await connectConsole(product).run('extend-key');

    const { code, stdout } = await run(['local/run/preflight.ts', '--local'], onThisMachine(product));
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

  test(
    'OPS-01 preflight rejects a new account’s limit of ten concurrent executions',
    NIGHTLY,
    async ({ product }) => {
      const { changeAccount } = connectConsole(product);
      await changeAccount({ lambda: { concurrentExecutions: 10 } });

      const { stdout } = await run(['local/run/preflight.ts', '--local'], onThisMachine(product));
      await changeAccount({ lambda: { concurrentExecutions: 1_000 } });
      expect(stdout).toMatch(/^missing +Lambda +10 functions may run at once; \d+ are needed/m);
    },
  );
});
