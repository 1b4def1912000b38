import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import type { ResumeFiles } from '../resume-files.ts';
import { ExtractedText, type StoredFileReader } from './extraction.ts';

const Response = z.nullable(ExtractedText);

/** Extracts files in a Lambda function without permissions, which gets a link to the one file. Throws if it fails. */
export function extractByLambda(
  lambda: LambdaClient,
  FunctionName: string,
  files: Pick<ResumeFiles, 'signDownload'>,
): StoredFileReader {
  return async (kind, objectKey) => {
    const url = await files.signDownload(objectKey, `resume.${kind}`);
    const Payload = JSON.stringify({ kind, url });
    const response = await lambda.send(new InvokeCommand({ FunctionName, Payload }));
    const payload = Buffer.from(response.Payload ?? []).toString() || 'null';
    if (response.FunctionError) throw new Error(`The file could not be read: ${payload}`);
    return Response.parse(JSON.parse(payload)) ?? undefined;
  };
}
