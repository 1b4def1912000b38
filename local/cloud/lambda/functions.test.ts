import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FunctionDefinition } from './function-definition.ts';
import { type FunctionLogs, openFunctionLogs } from './function-logs.ts';
import { createFunctions, type Functions } from './functions.ts';

const bundle = `
let calls = 0;
let later;
export const handler = async (event, context) => {
  calls += 1;
  console.log('call ' + calls);
  if (event.kind === 'environment') return process.env;
  if (event.kind === 'context')
    return { ...context, remaining: context.getRemainingTimeInMillis() };
  if (event.kind === 'large') return 'x'.repeat(7_000_000);
  if (event.kind === 'later')
    later = new Promise((resolve) => setTimeout(() => resolve('finished later'), 20));
  if (event.kind === 'finish') return later;
  if (event.kind === 'throw') throw new RangeError('too far');
  if (event.kind === 'crash') process.exit(3);
  if (event.kind === 'uncaught') { setTimeout(() => { throw new Error('out of nowhere'); }); await new Promise(() => {}); }
  if (event.kind === 'hang') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (event.kind === 'wait') await new Promise((resolve) => setTimeout(resolve, 30));
  return { pid: process.pid, calls };
};
`;

let folder: string;
let logs: FunctionLogs;
let functions: Functions;

const definition = (overrides: Partial<FunctionDefinition> = {}): FunctionDefinition => {
  const { name = 'Clerk' } = overrides;
  return {
    name,
    arn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    codeFolder: folder,
    handler: 'index.handler',
    environment: {
      _HANDLER: overrides.handler ?? 'index.handler',
      LAMBDA_TASK_ROOT: folder,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_LAMBDA_LOG_GROUP_NAME: 'group',
      AWS_LAMBDA_LOG_STREAM_NAME: 'stream',
      GREETING: 'hello',
    },
    memoryMb: 256,
    timeoutSeconds: 20,
    ...overrides,
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  await writeFile(join(folder, 'index.mjs'), bundle);
  logs = openFunctionLogs(join(folder, 'logs'));
  functions = createFunctions({
    logs,
    workersPerFunction: 3,
    retryDelaysMs: [1],
  });
});

afterEach(async () => {
  await functions.stop();
  await logs.close();
  await rm(folder, { recursive: true });
});

test('LOCAL-01 a function keeps its process between invocations', async () => {
  functions.set([definition()]);

  const first = await functions.invoke('Clerk', {});
  const second = await functions.invoke('arn:aws:lambda:us-east-1:000000000000:function:Clerk', {});

  expect(first).toEqual({ payload: { pid: expect.any(Number), calls: 1 } });
  expect(second).toEqual({ payload: { ...Object(Object(first).payload), calls: 2 } });
  expect(functions.activity()).toMatchObject([
    { name: 'Clerk', invocations: 2, errors: 0, coldStarts: 1, busy: 0 },
  ]);
});

test('concurrent invocations get their own processes up to the limit, and others wait', async () => {
  functions.set([definition()]);

  const outcomes = await Promise.all(
    Array.from({ length: 9 }, () => functions.invoke('Clerk', { kind: 'wait' })),
  );

  const pids = new Set(outcomes.map((outcome) => Object(Object(outcome).payload).pid));
  expect(pids.size).toBe(3);
});

test('reserved concurrency limits the processes', async () => {
  functions.set([definition({ reservedConcurrency: 1 })]);

  const outcomes = await Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'wait' })));

  expect(outcomes.map((outcome) => Object(Object(outcome).payload).calls)).toEqual([1, 2, 3]);
});

test('OPS-01 a function’s activity has the billed memory and duration, without waits for a worker', async () => {
  functions.set([definition({ reservedConcurrency: 1 })]);
  const startedAt = performance.now();

  await Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'wait' })));

  const elapsed = performance.now() - startedAt;
  const [{ memoryMb, billedMs } = { memoryMb: 0, billedMs: 0 }] = functions.activity();
  expect({ memoryMb, isBilled: billedMs > 0, isWithoutWaits: billedMs <= Math.ceil(elapsed) }).toEqual({
    memoryMb: 256,
    isBilled: true,
    isWithoutWaits: true,
  });
});

test('a function gets its own environment and PATH, and no variable of the parent', async () => {
  process.env['SECRET_OF_THE_PARENT'] = 'x';
  functions.set([definition()]);

  const outcome = await functions.invoke('Clerk', { kind: 'environment' });

  const names = Object.keys(Object(Object(outcome).payload)).filter(
    (name) => !name.startsWith('NODE_CHANNEL'),
  );
  expect(names.sort()).toEqual(['PATH', ...Object.keys(definition().environment)].sort());
});

test('the context names the function, the request and the time left', async () => {
  functions.set([definition({ timeoutSeconds: 7 })]);

  const outcome = await functions.invoke('Clerk', { kind: 'context' });

  expect(outcome).toMatchObject({
    payload: { functionName: 'Clerk', invokedFunctionArn: definition().arn, memoryLimitInMB: '256' },
  });
  const { remaining, awsRequestId } = Object(Object(outcome).payload);
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(7000);
  expect(awsRequestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('an error of the handler is the outcome, and the process lives on', async () => {
  functions.set([definition()]);

  const outcome = await functions.invoke('Clerk', { kind: 'throw' });
  const next = await functions.invoke('Clerk', {});

  expect(outcome).toMatchObject({ error: { errorType: 'RangeError', errorMessage: 'too far' } });
  expect(next).toMatchObject({ payload: { calls: 2 } });
});

test('a function is frozen between invocations: what it left undone goes on with the next one', async () => {
  functions.set([definition()]);

  const { payload } = Object(await functions.invoke('Clerk', { kind: 'later' }));
  const state = execFileSync('ps', ['-o', 'state=', '-p', `${payload.pid}`]).toString();
  expect(state.trim()).toMatch(/^T/);

  expect(await functions.invoke('Clerk', { kind: 'finish' })).toMatchObject({ payload: 'finished later' });
});

test('a response above the quota is an error', async () => {
  functions.set([definition()]);

  expect(await functions.invoke('Clerk', { kind: 'large' })).toMatchObject({
    error: { errorType: 'Function.ResponseSizeTooLarge' },
  });
});

test('a function is killed at its timeout, and the next invocation gets a new process', async () => {
  functions.set([definition({ timeoutSeconds: 0.4 })]);

  const outcome = await functions.invoke('Clerk', { kind: 'hang' });
  const next = await functions.invoke('Clerk', {});

  expect(outcome).toMatchObject({
    error: { errorMessage: expect.stringContaining('Task timed out after 0.40 seconds') },
  });
  expect(next).toMatchObject({ payload: { calls: 1 } });
});

test.each([
  ['crash', 'Runtime.ExitError', 'exit status 3'],
  ['uncaught', 'Error', 'out of nowhere'],
])(
  'a process that ends by %s fails the invocation, and the next gets a new process',
  async (kind, errorType, text) => {
    functions.set([definition()]);

    const outcome = await functions.invoke('Clerk', { kind });
    const next = await functions.invoke('Clerk', {});

    expect(outcome).toMatchObject({ error: { errorType, errorMessage: expect.stringContaining(text) } });
    expect(next).toMatchObject({ payload: { calls: 1 } });
  },
);

test.each([
  ['index.missing', 'index.missing is undefined or not exported'],
  ['absent.handler', "Cannot find module 'absent'"],
])('a bundle without the handler %s fails with a clear error', async (handler, text) => {
  functions.set([definition({ handler })]);

  expect(await functions.invoke('Clerk', {})).toMatchObject({
    error: { errorType: 'Runtime.ImportModuleError', errorMessage: text },
  });
});

test('output is kept in memory and in the function’s file', async () => {
  functions.set([definition()]);

  await functions.invoke('Clerk', {});
  await functions.stop();
  await logs.close();

  expect(logs.recent('Clerk').map(({ line }) => line)).toContain('call 1');
  expect(await readFile(join(folder, 'logs/Clerk.log'), 'utf8')).toContain('call 1');
});

test('a failed Event invocation is retried twice', async () => {
  functions.set([definition()]);

  expect(await functions.invoke('Clerk', { kind: 'throw' }, { type: 'Event' })).toEqual({ payload: null });
  while (functions.pending() > 0) await new Promise((resolve) => setTimeout(resolve, 5));

  expect(functions.activity()).toMatchObject([{ invocations: 3, errors: 3 }]);
});

test('an unknown function is refused by name', async () => {
  await expect(functions.invoke('Unknown', {})).rejects.toThrow('Function not found: Unknown');
});

test('stop ends running and waiting invocations and starts no new process', async () => {
  functions.set([definition({ reservedConcurrency: 1 })]);
  const outcomes = Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'hang' })));
  await functions.stop();

  expect(await outcomes).toMatchObject([{ error: {} }, { error: {} }, { error: {} }]);
  expect(await functions.invoke('Clerk', {})).toMatchObject({ error: { errorType: 'Stopped' } });
  expect(functions.activity()).toMatchObject([{ coldStarts: 1, busy: 0 }]);
});
