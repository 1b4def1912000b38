import { z } from 'zod';
import type { AwsResponse } from './service.ts';

const jsonError = z.object({ __type: z.string() });

/** Returns the code of an error response in any protocol, or null for a success. */
export function errorCode({ status, headers, body }: AwsResponse): string | null {
  if (status < 400) return null;
  const headerCode = headers['x-amzn-errortype'];
  if (headerCode) return headerCode;
  const text = body.toString();
  const xmlCode = /<Code>([^<]+)<\/Code>/.exec(text)?.[1];
  if (xmlCode) return xmlCode;
  try {
    return jsonError.parse(JSON.parse(text)).__type.replace(/^.*#/, '');
  } catch {
    return String(status);
  }
}
