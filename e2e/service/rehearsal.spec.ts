import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { IS_EXHAUSTIVE } from '../support/exhaustive.ts';
import { freePort } from '../support/stack.ts';

if (IS_EXHAUSTIVE)
  test('OPS-01 a new AWS account gets from nothing to the first alert, and hits every refusal once', async () => {
    const env = { ...process.env, NODE_OPTIONS: '', GATEWAY_PORT: String(await freePort()) };
    const { stdout } = await promisify(execFile)(process.execPath, ['local/rehearse.ts'], { env });
    expect(stdout.match(/ refused /g)).toHaveLength(3);
    expect(stdout).toMatch(/the first alert: “Lighthouse Engineer at Rehearsal Lights”, and no dead letter/);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/From nothing to the first alert/);
  });
