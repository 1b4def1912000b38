import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { memoryFiles } from '../fixtures/memory-stores.ts';
import { readByFunction } from './read-by-function.ts';

const lambda = mockClient(LambdaClient);
beforeEach(() => void lambda.reset());

const read = readByFunction(new LambdaClient({ region: 'us-east-1' }), 'read', memoryFiles().files);
const answers = (payload: unknown, more: object = {}) =>
  lambda.on(InvokeCommand).resolves({
    // The SDK's own type adds a way to read it as text, which is not used.
    Payload: Buffer.from(JSON.stringify(payload)) as never,
    ...more,
  });

test('RES-02 the function gets a link to the one file, and returns its text', async () => {
  answers({ text: 'Ada Lovelace' });
  expect(await read('pdf', 'ada/one.pdf')).toEqual({ text: 'Ada Lovelace' });
  const [call] = lambda.commandCalls(InvokeCommand);
  expect(call?.args[0].input).toEqual({
    FunctionName: 'read',
    Payload: '{"kind":"pdf","url":"get:ada/one.pdf resume.pdf"}',
  });
});

test('RES-02 a refusal and a file that is gone come back as they are', async () => {
  answers({ refusal: 'This file is damaged.' });
  expect(await read('pdf', 'ada/one.pdf')).toEqual({ refusal: 'This file is damaged.' });
  answers(null);
  expect(await read('pdf', 'ada/one.pdf')).toBeUndefined();
});

test('RES-02 a function that dies is an error, and so is an answer that is neither', async () => {
  answers({ errorType: 'Runtime.ExitError', errorMessage: 'signal: killed' }, { FunctionError: 'Unhandled' });
  await expect(read('pdf', 'ada/one.pdf')).rejects.toThrow(/The file could not be read: .*signal: killed/);
  answers({ text: 7 });
  await expect(read('pdf', 'ada/one.pdf')).rejects.toThrow();
});
