import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { memoryFiles } from '../fixtures/memory-stores.ts';
import { extractByLambda } from './extract-by-lambda.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => void lambda.reset());

const read = extractByLambda(new LambdaClient({ region: 'us-east-1' }), 'read', memoryFiles().files);
const mockResponse = (payload: unknown, more: object = {}) =>
  lambda.on(InvokeCommand).resolves({
    // The SDK's type adds methods that are not used.
    Payload: Buffer.from(JSON.stringify(payload)) as never,
    ...more,
  });

test('RES-02 invokes the function with a link to the one file, and returns its text', async () => {
  mockResponse({ text: 'Ada Lovelace' });
  expect(await read('pdf', 'ada/one.pdf')).toEqual({ text: 'Ada Lovelace' });
  const [call] = lambda.commandCalls(InvokeCommand);
  expect(call?.args[0].input).toEqual({
    FunctionName: 'read',
    Payload: '{"kind":"pdf","url":"get:ada/one.pdf resume.pdf"}',
  });
});

test('RES-02 returns a refusal, or undefined for a missing file', async () => {
  mockResponse({ refusal: 'This file is damaged.' });
  expect(await read('pdf', 'ada/one.pdf')).toEqual({ refusal: 'This file is damaged.' });
  mockResponse(null);
  expect(await read('pdf', 'ada/one.pdf')).toBeUndefined();
});

test('RES-02 throws if the function crashes or returns something else', async () => {
  mockResponse(
    { errorType: 'Runtime.ExitError', errorMessage: 'signal: killed' },
    { FunctionError: 'Unhandled' },
  );
  await expect(read('pdf', 'ada/one.pdf')).rejects.toThrow(/The file could not be read: .*signal: killed/);
  mockResponse({ text: 7 });
  await expect(read('pdf', 'ada/one.pdf')).rejects.toThrow();
});
