import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const DECOMPRESS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;
const isCompression = (name: string): name is keyof typeof DECOMPRESS => name in DECOMPRESS;

/** Statuses whose responses have no body: https://fetch.spec.whatwg.org/#null-body-status */
const WITHOUT_BODY: readonly number[] = [101, 103, 204, 205, 304];

const headersOf = ({ headersDistinct }: IncomingMessage): [string, string][] =>
  Object.entries(headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );

function toResponse(message: IncomingMessage): Response {
  const { statusCode: status = 0, headers } = message;
  const init = { status, headers: headersOf(message) };
  if (WITHOUT_BODY.includes(status)) {
    message.resume();
    return new Response(null, init);
  }
  const coding = headers['content-encoding']?.toLowerCase() ?? '';
  // The reader of the body gets its errors.
  const body = isCompression(coding) ? pipeline(message, DECOMPRESS[coding](), () => undefined) : message;
  // Node's types of web streams and the DOM's differ only in their names.
  return new Response(Readable.toWeb(body) as ReadableStream, init);
}

/**
 * Creates a fetch that finds addresses with `lookup`, which Node's own doesn't offer. It follows no redirects
 * and sends texts only. A package with such a fetch would double the size of the functions that read boards.
 */
export function createHttpFetch(lookup: LookupFunction): typeof fetch {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  };

  function send(url: URL, init: RequestInit): Promise<Response> {
    const { method = 'GET', body, signal, headers } = init;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const options: RequestOptions = {
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...Object.fromEntries(new Headers(headers)) },
      agent: url.protocol === 'http:' ? agents['http:'] : agents['https:'],
      lookup,
    };
    const request = (url.protocol === 'http:' ? http : https).request(url, options);
    const abort = () => request.destroy(signal?.reason);
    request.on('response', (message) => {
      signal?.addEventListener('abort', () => message.destroy(signal.reason), { once: true });
      resolve(toResponse(message));
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed an idle connection: https://nodejs.org/api/http.html#requestreusedsocket
      const isStale = request.reusedSocket && error.code === 'ECONNRESET';
      if (isStale && !signal?.aborted) resolve(send(url, init));
      else reject(error);
    });
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    request.end(typeof body === 'string' ? body : undefined);
    return promise;
  }

  return (input, init = {}) => send(new URL(input instanceof Request ? input.url : input), init);
}
