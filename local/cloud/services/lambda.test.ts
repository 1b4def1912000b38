import {
  GetAccountSettingsCommand,
  InvokeCommand,
  LambdaClient,
  ListEventSourceMappingsCommand,
} from '@aws-sdk/client-lambda';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { arn } from '../gateway/arn.ts';
import type { Invoke } from '../lambda/invoker.ts';
import { createLambdaService, lambdaPermissions } from './lambda.ts';
import { allow, clientSettings, startTestGateway } from './test-gateway.ts';

const MAPPING = {
  UUID: 'reads',
  EventSourceArn: arn('sqs', 'work'),
  FunctionArn: arn('lambda', 'function:fn'),
};
const invoked: unknown[] = [];
const run: Invoke = async (name, payload) => {
  if (name === 'missing') throw new Error('There is no such function.');
  invoked.push([name, payload]);
  return name === 'broken'
    ? { error: { errorType: 'TypeError', errorMessage: 'no' } }
    : { payload: { ok: true } };
};
let gateway: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  gateway = await startTestGateway({
    services: new Map([
      ['lambda', createLambdaService(run, { concurrentExecutions: () => 10, mappings: () => [MAPPING] })],
    ]),
    permissions: new Map([['lambda', lambdaPermissions]]),
  });
});
afterAll(() => gateway.close());

const allowed = ['fn', 'broken', 'missing'].map((name) => arn('lambda', `function:${name}`));
const invoke = (FunctionName: string, InvocationType: 'Event' | 'RequestResponse' = 'RequestResponse') => {
  const invoker = gateway.principals.add('Invoker', [allow(['lambda:InvokeFunction'], ...allowed)]);
  const command = new InvokeCommand({ FunctionName, InvocationType, Payload: '{"a":1}' });
  return new LambdaClient(clientSettings(gateway.url, invoker)).send(command);
};

test('Invoke returns the function’s result, or its error in Lambda’s form', async () => {
  const good = await invoke('fn');
  expect([good.Payload?.transformToString(), good.FunctionError]).toEqual(['{"ok":true}', undefined]);
  const bad = await invoke(arn('lambda', 'function:broken'));
  expect([bad.StatusCode, bad.FunctionError, JSON.parse(bad.Payload?.transformToString() ?? '')]).toEqual([
    200,
    'Unhandled',
    { errorType: 'TypeError', errorMessage: 'no' },
  ]);
  expect((await invoke('fn', 'Event')).StatusCode).toBe(202);
  expect(invoked.at(-1)).toEqual(['fn', { a: 1 }]);
});

test('a missing function is not found, and one without permission is refused', async () => {
  await expect(invoke('missing')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  await expect(invoke('other')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});

test('OPS-01 GetAccountSettings returns the limit of concurrent executions', async () => {
  const reader = gateway.principals.add('Reader', [allow(['lambda:GetAccountSettings'], '*')]);
  const { AccountLimit } = await new LambdaClient(clientSettings(gateway.url, reader)).send(
    new GetAccountSettingsCommand({}),
  );
  expect(AccountLimit?.ConcurrentExecutions).toBe(10);
});

test('OPS-01 ListEventSourceMappings needs permission', async () => {
  const list = (...allowed: string[]) => {
    const reader = gateway.principals.add('Lister', [allow(allowed, '*')]);
    return new LambdaClient(clientSettings(gateway.url, reader)).send(new ListEventSourceMappingsCommand({}));
  };
  expect((await list('lambda:ListEventSourceMappings')).EventSourceMappings).toEqual([MAPPING]);
  await expect(list('lambda:GetFunction')).rejects.toMatchObject({ name: 'AccessDeniedException' });
});
