import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { InvokeOutcome } from '../lambda/invoker.ts';
import { accountId } from '../template/environment.ts';
import { decodeUri, type EdgeRequest, type EdgeResponse, parseQuery, textResponse } from './exchange.ts';

/** What a request was matched to. */
export interface MatchedRoute {
  routeKey: string;
  pathParameters: Record<string, string>;
}

const textTypes = /^(text\/|application\/(json|javascript|xml|.*\+json|.*\+xml))/;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `12/Mar/2020:19:03:58 +0000`. */
function requestTime(at: Date): string {
  const [date = '', time = ''] = at.toISOString().split(/[T.]/);
  const [year, , day] = date.split('-');
  return `${day}/${months[at.getUTCMonth()]}/${year}:${time} +0000`;
}

const formDecoded = (text: string) => decodeUri(text.replaceAll('+', ' '));

function queryParameters(query: string): Record<string, string> | undefined {
  const collected = new Map<string, string[]>();
  for (const [name, value] of parseQuery(query))
    collected.set(formDecoded(name), [...(collected.get(formDecoded(name)) ?? []), formDecoded(value)]);
  if (collected.size === 0) return undefined;
  return Object.fromEntries([...collected].map(([name, list]) => [name, list.join(',')]));
}

/** The event of payload format 2.0 ("Working with AWS Lambda proxy integrations for HTTP APIs"). */
export function httpApiEvent(
  request: EdgeRequest,
  { routeKey, pathParameters }: MatchedRoute,
  api: { apiId: string; stageVariables: Record<string, string> | undefined },
  at = new Date(),
) {
  const { cookie, ...headers } = request.headers;
  const isText = headers['content-type'] === undefined || textTypes.test(headers['content-type']);
  const queryStringParameters = queryParameters(request.query);
  const domainName = `${api.apiId}.execute-api.us-east-1.amazonaws.com`;
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
      apiId: api.apiId,
      domainName,
      domainPrefix: api.apiId,
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
      time: requestTime(at),
      timeEpoch: at.getTime(),
    },
    ...(request.body.length > 0 ? { body: request.body.toString(isText ? 'utf8' : 'base64') } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    isBase64Encoded: request.body.length > 0 && !isText,
    ...(api.stageVariables ? { stageVariables: api.stageVariables } : {}),
  };
}

/** The event that a route's function gets. */
export type HttpApiEvent = ReturnType<typeof httpApiEvent>;

const answer = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/** The answer that a function's result stands for: its status, headers and body, or 200 with the result as JSON. */
export function httpApiResponse(outcome: InvokeOutcome): EdgeResponse {
  const refused = textResponse(500, '{"message":"Internal Server Error"}', 'application/json');
  if ('error' in outcome) return refused;
  const { payload } = outcome;
  const shaped = typeof payload === 'object' && payload !== null && 'statusCode' in payload;
  if (!shaped) {
    const text = typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
    return textResponse(200, text, 'application/json');
  }
  const parsed = answer.safeParse(payload);
  if (!parsed.success) return refused;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(named),
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
