import { z } from 'zod';
import { signedHeaders } from '../services/test-gateway.ts';
import type { Answer } from './recordings.ts';

const jsonError = z.object({
  __type: z.string().optional(),
  message: z.string().optional(),
  Message: z.string().optional(),
});

const withoutEntities = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Reads an error in the protocol of whichever service. */
async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  if (text === '') return { status, code: String(status), message: response.statusText, body: text };
  if (response.ok) return { status, code: 'none', message: 'The call succeeded.', body: text };
  if (text.startsWith('<')) {
    const part = (name: string) =>
      withoutEntities(new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '');
    return { status, code: part('Code'), message: part('Message'), body: text };
  }
  const { __type: type = '', message, Message } = jsonError.parse(JSON.parse(text));
  const queryError = headers.get('x-amzn-query-error')?.split(';')[0];
  const code = queryError ?? headers.get('x-amzn-errortype') ?? type.replace(/^.*#/, '');
  return { status, code, message: message ?? Message ?? '', body: text };
}

const TARGETS: Readonly<Record<string, string>> = {
  sqs: 'AmazonSQS',
  dynamodb: 'DynamoDB_20120810',
  streams: 'DynamoDBStreams_20120810',
  secretsmanager: 'secretsmanager',
};

const VERSIONS: Readonly<Record<string, string>> = { ses: '2010-12-01', sns: '2010-03-31' };

/** Calls to the gateway as any client makes them, and their answers. */
export interface AwsCalls {
  json(service: string, action: string, members: object): Promise<Answer>;
  form(service: string, action: string, members: Record<string, string>): Promise<Answer>;
  rest(
    service: string,
    method: string,
    path: string,
    request?: { headers?: Record<string, string>; body?: string | Buffer<ArrayBuffer> },
  ): Promise<Answer>;
  /** Without a signature of its own, such as a presigned URL. */
  plain(method: string, url: string, headers?: Record<string, string>): Promise<Answer>;
  readonly url: string;
}

export function createAwsCalls(url: string, accessKeyId: string): AwsCalls {
  const send = async (
    service: string,
    path: string,
    init: RequestInit,
    headers: Record<string, string>,
  ): Promise<Answer> =>
    answerOf(
      await fetch(`${url}${path}`, { ...init, headers: signedHeaders(accessKeyId, service, headers) }),
    );
  return {
    url,
    json: (service, action, members) =>
      send(
        service === 'streams' ? 'dynamodb' : service,
        '/',
        { method: 'POST', body: JSON.stringify(members) },
        {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': `${TARGETS[service]}.${action}`,
        },
      ),
    form: (service, action, members) =>
      send(
        service,
        '/',
        {
          method: 'POST',
          body: new URLSearchParams({
            Action: action,
            Version: VERSIONS[service] ?? '',
            ...members,
          }).toString(),
        },
        { 'content-type': 'application/x-www-form-urlencoded' },
      ),
    rest: (service, method, path, { headers = {}, body = '' } = {}) =>
      send(service, path, method === 'GET' || method === 'HEAD' ? { method } : { method, body }, headers),
    plain: async (method, address, headers = {}) => answerOf(await fetch(address, { method, headers })),
  };
}
