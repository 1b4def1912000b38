import { Agent, request as send } from 'node:http';
import { AwsError } from '../gateway/aws-error.ts';
import type { AwsRequest, AwsResponse } from '../gateway/service.ts';

/** A server on this machine that implements a service: DynamoDB Local or fauxqs. */
export interface Upstream {
  /** Forwards a request with the given changes and returns the response unchanged. */
  forward(request: AwsRequest, changes?: { body?: Buffer | string; path?: string }): Promise<AwsResponse>;
  close(): void;
}

/** RFC 9110, section 7.6.1 */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'content-length',
]);

/** Servers behind the gateway parse the header, but don't check it. */
export const localAuthorization = (service: string): string =>
  `AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/${service}/aws4_request, SignedHeaders=host, Signature=0`;

/** Keeps connections to `url` open. Requests beyond `maxInFlight` are queued. */
export function connectUpstream(url: string, { maxInFlight = Number.POSITIVE_INFINITY } = {}): Upstream {
  // Below the 30 s after which DynamoDB Local closes idle connections, possibly with a request in flight.
  const agent = new Agent({ keepAlive: true, timeout: 20_000, maxSockets: maxInFlight });
  let isClosed = false;
  return {
    forward: (request, changes = {}) =>
      new Promise((resolve, fail) => {
        const reject = (error: Error) => fail(isClosed ? closingError() : error);
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
                ...withoutHopByHop(incoming.headers),
                ...(request.method === 'HEAD' ? contentLength(incoming.headers) : {}),
              },
              body: Buffer.concat(chunks),
            }),
          );
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      }),
    close() {
      isClosed = true;
      agent.destroy();
    },
  };
}

const closingError = () => new AwsError(503, 'ServiceUnavailable', 'The emulator is shutting down.');

function queryText(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}

/** The response to HEAD gives the size of a body that it doesn't have. */
function contentLength(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': String(length) };
}

function withoutHopByHop(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || HOP_BY_HOP.has(name) || name === 'x-amz-crc32' ? [] : [[name, String(value)]],
    ),
  );
}
