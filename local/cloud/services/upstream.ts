import { Agent, request as send } from 'node:http';
import { AwsError } from '../gateway/aws-error.ts';
import type { AwsRequest } from '../gateway/aws-request.ts';
import type { AwsResponse } from '../gateway/aws-response.ts';

/** A server on this machine that does a service's work. */
export interface Upstream {
  /** Passes a request on as it is, but for the body and headers given; the answer comes back as it is. */
  forward(request: AwsRequest, changes?: { body?: Buffer | string; path?: string }): Promise<AwsResponse>;
  close(): void;
}

/** Headers that belong to one connection and are not passed on (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
]);

/** A fixed caller: what is behind the gateway asks nobody's name. */
export const localAuthorization = (service: string): string =>
  `AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;

/** Connects to the server at `url`, keeping connections open; what goes beyond `atOnce` requests waits its turn. */
export function connectUpstream(url: string, { atOnce = Number.POSITIVE_INFINITY } = {}): Upstream {
  // Idle connections end before DynamoDB Local ends them, after 30 s, while a request may be on its way.
  const agent = new Agent({ keepAlive: true, timeout: 20_000, maxSockets: atOnce });
  let closed = false;
  return {
    forward: (request, changes = {}) =>
      new Promise((resolve, fail) => {
        const reject = (error: Error) => fail(closed ? closing() : error);
        const body = changes.body ?? request.body;
        const headers = {
          ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.has(name))),
          host: new URL(url).host,
          authorization: localAuthorization(request.service),
          'content-length': Buffer.byteLength(body),
        };
        const path = changes.path ?? `${request.path}${queryText(request.query)}`;
        const outgoing = send(new URL(url), { agent, method: request.method, path, headers }, (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 502,
              headers: {
                ...kept(incoming.headers),
                ...(request.method === 'HEAD' ? sizeOf(incoming.headers) : {}),
              },
              body: Buffer.concat(chunks),
            }),
          );
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close() {
      closed = true;
      agent.destroy();
    },
  };
}

const closing = () => new AwsError(503, 'ServiceUnavailable', 'The local cloud is closing.');

function queryText(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}

/** A HEAD's answer tells the size of a body that does not come. */
function sizeOf(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': String(length) };
}

function kept(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) || name === 'x-amz-crc32' ? [] : [[name, String(value)]],
    ),
  );
}
