import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { decodeUri } from '../gateway/decode-uri.ts';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { accountId } from '../template/environment.ts';
import { type EdgeRequest, type EdgeResponse, parseQuery, textResponse } from './exchange.ts';

export interface MatchedRoute {
  routeKey: string;
  pathParameters: Record<string, string>;
}

const TEXT_TYPES = /^(text\/|application\/(json|javascript|xml|.*\+json|.*\+xml))/;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a time as `12/Mar/2020:19:03:58 +0000`. */
function formatTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split(/[T.]/);
  const [year, , day] = date.split('-');
  return `${day}/${MONTHS[at.getUTCMonth()]}/${year}:${time} +0000`;
}

const decodeForm = (text: string) => decodeUri(text.replaceAll('+', ' '));

function parseQueryParameters(query: string): Record<string, string> | undefined {
  const collected = new Map<string, string[]>();
  for (const [name, value] of parseQuery(query))
    collected.set(decodeForm(name), [...(collected.get(decodeForm(name)) ?? []), decodeForm(value)]);
  if (collected.size === 0) return undefined;
  return Object.fromEntries([...collected].map(([name, list]) => [name, list.join(',')]));
}

/** Builds an event of payload format 2.0 ("Working with AWS Lambda proxy integrations for HTTP APIs"). */
export function httpApiEvent(
  request: EdgeRequest,
  { routeKey, pathParameters }: MatchedRoute,
  apiId: string,
  at = new Date(),
) {
  const { cookie, ...headers } = request.headers;
  const isText = headers['content-type'] === undefined || TEXT_TYPES.test(headers['content-type']);
  const queryStringParameters = parseQueryParameters(request.query);
  const domainName = `${apiId}.execute-api.us-east-1.amazonaws.com`;
  return {
    version: '2.0',
    routeKey,
    rawPath: decodeUri(request.path),
    rawQueryString: request.query,
    ...(cookie ? { cookies: cookie.split(/;\s*/) } : {}),
    headers,
    ...(queryStringParameters ? { queryStringParameters } : {}),
    requestContext: {
      accountId,
      apiId,
      domainName,
      domainPrefix: apiId,
      http: {
        method: request.method,
        path: decodeUri(request.path),
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: formatTime(at),
      timeEpoch: at.getTime(),
    },
    ...(request.body.length > 0 ? { body: request.body.toString(isText ? 'utf8' : 'base64') } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    isBase64Encoded: request.body.length > 0 && !isText,
  };
}

export type HttpApiEvent = ReturnType<typeof httpApiEvent>;

const functionResponse = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** Converts a function's result to a response: a result without a status code is the JSON body of a 200. */
export function httpApiResponse(outcome: InvokeOutcome): EdgeResponse {
  const failure = textResponse(500, '{"message":"Internal Server Error"}', 'application/json');
  if ('error' in outcome) return failure;
  const { payload } = outcome;
  const hasStatus = typeof payload === 'object' && payload !== null && 'statusCode' in payload;
  if (!hasStatus) {
    const text = typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
    return textResponse(200, text, 'application/json');
  }
  const parsed = functionResponse.safeParse(payload);
  if (!parsed.success) return failure;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const lowerCaseHeaders = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(lowerCaseHeaders),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
