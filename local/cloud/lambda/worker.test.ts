import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startWorker, type Wait, type Worker } from './worker.ts';

/** Never loads the first time, and never again if the folder has a file `always`. */
const bundle = `
import { existsSync, writeFileSync } from 'node:fs';
if (!existsSync('started') || existsSync('always')) {
  writeFileSync('started', '');
  console.log('loading');
  setInterval(() => {}, 60_000);
  await new Promise(() => {});
}
export const handler = async () => 'loaded again';
`;

let folder: string;
let worker: Worker;
/** Ends the waits that have begun. */
let expire: () => void;
let starts = 0;

function start(): Worker {
  const expired: (() => void)[] = [];
  const wait: Wait = () => new Promise((resolve) => void expired.push(resolve));
  expire = () => {
    for (const one of expired.splice(0)) one();
  };
  const definition = {
    name: 'Slow',
    arn: 'arn:aws:lambda:us-east-1:000000000000:function:Slow',
    codeFolder: folder,
    handler: 'index.handler',
    environment: {
      _HANDLER: 'index.handler',
      LAMBDA_TASK_ROOT: folder,
      AWS_LAMBDA_FUNCTION_NAME: 'Slow',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_LAMBDA_LOG_GROUP_NAME: 'group',
      AWS_LAMBDA_LOG_STREAM_NAME: 'stream',
    },
    memoryMb: 256,
    timeoutSeconds: 5,
  };
  const onLine = () => {
    starts += 1;
    // A module that is being loaded takes too long.
    expire();
  };
  return startWorker(definition, onLine, wait);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await writeFile(join(folder, 'index.mjs'), bundle);
  starts = 0;
});

afterEach(async () => {
  await worker.stop();
  await rm(folder, { recursive: true });
});

test('LOCAL-01 a module that exceeds the limit for loading is loaded again by the first invocation', async () => {
  worker = start();

  expect(await worker.invoke('1', {})).toEqual({ payload: 'loaded again' });
  expect([starts, existsSync(join(folder, 'started')), worker.alive()]).toEqual([1, true, true]);
});

test('LOCAL-01 a module that also exceeds the function’s timeout fails the invocation', async () => {
  await writeFile(join(folder, 'always'), '');
  worker = start();

  expect(await worker.invoke('1', {})).toMatchObject({
    error: { errorMessage: expect.stringContaining('Task timed out after 5.00 seconds') },
  });
  expect([starts, worker.alive()]).toEqual([2, false]);
});
