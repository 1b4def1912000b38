import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import type { Files } from '../files.ts';
import type { ReadFile } from './read-file.ts';
import { Reading } from './reading.ts';

const Answer = z.nullable(Reading);

/** Has files read by the function that may do nothing else: it gets a link to the one file. Throws if it fails. */
export function readByFunction(
  lambda: LambdaClient,
  FunctionName: string,
  files: Pick<Files, 'linkToGet'>,
): ReadFile {
  return async (kind, objectKey) => {
    const url = await files.linkToGet(objectKey, `resume.${kind}`);
    const Payload = JSON.stringify({ kind, url });
    const answer = await lambda.send(new InvokeCommand({ FunctionName, Payload }));
    const payload = Buffer.from(answer.Payload ?? []).toString() || 'null';
    if (answer.FunctionError) throw new Error(`The file could not be read: ${payload}`);
    return Answer.parse(JSON.parse(payload)) ?? undefined;
  };
}
