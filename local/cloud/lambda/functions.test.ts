import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FunctionDefinition } from './function-definition.ts';
import { createFunctions, type Functions } from './functions.ts';
import { type LogKeeper, openLogKeeper } from './log-keeper.ts';

const bundle = `
let calls = 0;
export const handler = async (event, context) => {
  calls += 1;
  console.log('call ' + calls);
  if (event.kind === 'environment') return process.env;
  if (event.kind === 'context')
    return { ...context, remaining: context.getRemainingTimeInMillis() };
  if (event.kind === 'large') return 'x'.repeat(7_000_000);
  if (event.kind === 'throw') throw new RangeError('too far');
  if (event.kind === 'crash') process.exit(3);
  if (event.kind === 'uncaught') { setTimeout(() => { throw new Error('out of nowhere'); }); await new Promise(() => {}); }
  if (event.kind === 'hang') await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (event.kind === 'wait') await new Promise((resolve) => setTimeout(resolve, 30));
  return { pid: process.pid, calls };
};
`;

let folder: string;
let logs: LogKeeper;
let functions: Functions;
const sent: { target: string; body: unknown; attributes: unknown }[] = [];

const definition = (given: Partial<FunctionDefinition> = {}): FunctionDefinition => {
  const { name = 'Clerk' } = given;
  return {
    name,
    arn: `arn:aws:lambda:us-east-1:000000000000:function:${name}`,
    codeFolder: folder,
    handler: 'index.handler',
    environment: {
      _HANDLER: given.handler ?? 'index.handler',
      LAMBDA_TASK_ROOT: folder,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_LAMBDA_LOG_GROUP_NAME: 'group',
      AWS_LAMBDA_LOG_STREAM_NAME: 'stream',
      GREETING: 'hello',
    },
    memoryMb: 256,
    timeoutSeconds: 20,
    asyncRetries: 2,
    ...given,
  };
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  await writeFile(join(folder, 'index.mjs'), bundle);
  logs = openLogKeeper(join(folder, 'logs'));
  sent.length = 0;
  functions = createFunctions({
    logs,
    send: async (_, target, body, attributes) =>
      void sent.push({ target, body: JSON.parse(body), attributes }),
    workersPerFunction: 3,
    retryDelaysMs: [1],
  });
});

afterEach(async () => {
  await functions.stop();
  await logs.close();
  await rm(folder, { recursive: true });
});

test('LOCAL-01 a function keeps its process warm from one invocation to the next', async () => {
  functions.add(definition());

  const first = await functions.invoke('Clerk', {});
  const second = await functions.invoke('arn:aws:lambda:us-east-1:000000000000:function:Clerk', {});

  expect(first).toEqual({ payload: { pid: expect.any(Number), calls: 1 } });
  expect(second).toEqual({ payload: { ...Object(Object(first).payload), calls: 2 } });
  expect(functions.activity()).toMatchObject([
    { name: 'Clerk', invocations: 2, errors: 0, coldStarts: 1, busy: 0 },
  ]);
});

test('invocations at the same time get processes of their own, up to the limit, and the rest waits', async () => {
  functions.add(definition());

  const outcomes = await Promise.all(
    Array.from({ length: 9 }, () => functions.invoke('Clerk', { kind: 'wait' })),
  );

  const pids = new Set(outcomes.map((outcome) => Object(Object(outcome).payload).pid));
  expect(pids.size).toBe(3);
});

test('reserved concurrency bounds the processes', async () => {
  functions.add(definition({ reservedConcurrency: 1 }));

  const outcomes = await Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'wait' })));

  expect(outcomes.map((outcome) => Object(Object(outcome).payload).calls)).toEqual([1, 2, 3]);
});

test('OPS-01 a function’s activity says what AWS would bill: memory and the time of its runs, without waits for a worker', async () => {
  functions.add(definition({ reservedConcurrency: 1 }));
  const begin = performance.now();

  await Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'wait' })));

  const elapsed = performance.now() - begin;
  const [{ memoryMb, billedMs } = { memoryMb: 0, billedMs: 0 }] = functions.activity();
  expect({ memoryMb, isBilled: billedMs > 0, isOfOneWorker: billedMs <= Math.ceil(elapsed) }).toEqual({
    memoryMb: 256,
    isBilled: true,
    isOfOneWorker: true,
  });
});

test('a function sees its own environment and PATH, and nothing of the parent', async () => {
  process.env['SECRET_OF_THE_PARENT'] = 'x';
  functions.add(definition());

  const outcome = await functions.invoke('Clerk', { kind: 'environment' });

  const names = Object.keys(Object(Object(outcome).payload)).filter(
    (name) => !name.startsWith('NODE_CHANNEL'),
  );
  expect(names.sort()).toEqual(['PATH', ...Object.keys(definition().environment)].sort());
});

test('the context names the function, the request and the time left', async () => {
  functions.add(definition({ timeoutSeconds: 7 }));

  const outcome = await functions.invoke('Clerk', { kind: 'context' });

  expect(outcome).toMatchObject({
    payload: { functionName: 'Clerk', invokedFunctionArn: definition().arn, memoryLimitInMB: '256' },
  });
  const { remaining, awsRequestId } = Object(Object(outcome).payload);
  expect(remaining).toBeGreaterThan(0);
  expect(remaining).toBeLessThanOrEqual(7000);
  expect(awsRequestId).toMatch(/^[0-9a-f-]{36}$/);
});

test('what a function throws is its outcome, and the process goes on', async () => {
  functions.add(definition());

  const outcome = await functions.invoke('Clerk', { kind: 'throw' });
  const next = await functions.invoke('Clerk', {});

  expect(outcome).toMatchObject({ error: { errorType: 'RangeError', errorMessage: 'too far' } });
  expect(next).toMatchObject({ payload: { calls: 2 } });
});

test('an answer beyond the quota is an error', async () => {
  functions.add(definition());

  expect(await functions.invoke('Clerk', { kind: 'large' })).toMatchObject({
    error: { errorType: 'Function.ResponseSizeTooLarge' },
  });
});

test('a function that takes longer than its timeout is killed, and the next invocation starts afresh', async () => {
  functions.add(definition({ timeoutSeconds: 0.4 }));

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
  'a process that ends in a %s fails the invocation, and the next starts afresh',
  async (kind, errorType, text) => {
    functions.add(definition());

    const outcome = await functions.invoke('Clerk', { kind });
    const next = await functions.invoke('Clerk', {});

    expect(outcome).toMatchObject({ error: { errorType, errorMessage: expect.stringContaining(text) } });
    expect(next).toMatchObject({ payload: { calls: 1 } });
  },
);

test.each([
  ['index.missing', 'index.missing is undefined or not exported'],
  ['absent.handler', "Cannot find module 'absent'"],
])('a bundle without the handler %s says so', async (handler, text) => {
  functions.add(definition({ handler }));

  expect(await functions.invoke('Clerk', {})).toMatchObject({
    error: { errorType: 'Runtime.ImportModuleError', errorMessage: text },
  });
});

test('what a function writes is kept in memory and in its file', async () => {
  functions.add(definition());

  await functions.invoke('Clerk', {});
  await functions.stop();
  await logs.close();

  expect(logs.recent('Clerk').map(({ line }) => line)).toContain('call 1');
  expect(await readFile(join(folder, 'logs/Clerk.log'), 'utf8')).toContain('call 1');
});

test('an asynchronous invocation that fails is tried again and then reported to both failure targets', async () => {
  functions.add(definition({ deadLetterArn: 'arn:dead', onFailureArn: 'arn:failed' }));

  expect(await functions.invoke('Clerk', { kind: 'throw' }, { type: 'Event' })).toEqual({ payload: null });
  while (functions.pending() > 0) await new Promise((resolve) => setTimeout(resolve, 5));

  expect(functions.activity()).toMatchObject([{ invocations: 3, errors: 3 }]);
  expect(sent).toMatchObject([
    {
      target: 'arn:failed',
      body: {
        requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 3 },
        requestPayload: { kind: 'throw' },
        responsePayload: { errorMessage: 'too far' },
      },
    },
    { target: 'arn:dead', body: { kind: 'throw' }, attributes: { ErrorMessage: 'too far' } },
  ]);
});

test('a function that does not exist is refused by name', async () => {
  await expect(functions.invoke('Nobody', {})).rejects.toThrow('Function not found: Nobody');
});

test('stopping ends what runs and what waits, and starts nothing anew', async () => {
  functions.add(definition({ reservedConcurrency: 1 }));
  const outcomes = Promise.all([1, 2, 3].map(() => functions.invoke('Clerk', { kind: 'hang' })));
  await functions.stop();

  expect(await outcomes).toMatchObject([{ error: {} }, { error: {} }, { error: {} }]);
  expect(await functions.invoke('Clerk', {})).toMatchObject({ error: { errorType: 'Stopped' } });
  expect(functions.activity()).toMatchObject([{ coldStarts: 1, busy: 0 }]);
});
