import { z } from 'zod';
import type { AwsResponse } from './aws-response.ts';

const jsonError = z.object({ __type: z.string() });

/** The code of the error that an answer carries, whatever the protocol; null for an answer that is none. */
export function errorCode({ status, headers, body }: AwsResponse): string | null {
  if (status < 400) return null;
  const named = headers['x-amzn-errortype'];
  if (named) return named;
  const text = body.toString();
  const inXml = /<Code>([^<]+)<\/Code>/.exec(text)?.[1];
  if (inXml) return inXml;
  try {
    return jsonError.parse(JSON.parse(text)).__type.replace(/^.*#/, '');
  } catch {
    return String(status);
  }
}
