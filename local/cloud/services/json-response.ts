import type { AwsResponse } from '../gateway/service.ts';

const jsonResponse = (contentType: string, content: unknown): AwsResponse => ({
  status: 200,
  headers: { 'content-type': contentType },
  body: JSON.stringify(content),
});

export const json10 = (content: unknown) => jsonResponse('application/x-amz-json-1.0', content);
export const json11 = (content: unknown) => jsonResponse('application/x-amz-json-1.1', content);
export const restJson = (content: unknown) => jsonResponse('application/json', content);
