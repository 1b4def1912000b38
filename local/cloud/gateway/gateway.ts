import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addressOf } from './address-of.ts';
import { AwsError, errorResponse } from './aws-error.ts';
import type { Call, CallLog } from './calls.ts';
import type { Cors } from './cors.ts';
import { type CallResult, type Deps, handleCall } from './handle-call.ts';
import { isAwsCall, type ReceivedRequest } from './identify.ts';
import { listen } from './listen.ts';
import type { AwsResponse } from './service.ts';

const MAX_BYTES = 64 * 1024 * 1024;

export interface GatewayOptions extends Deps {
  /** 0 for a free port. */
  port: number;
  calls: CallLog;
  cors: Cors;
  /** Called for a request that is not an AWS call. Returns true if it answers the request. */
  onPlainHttp?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
}

export interface Gateway {
  /** http://127.0.0.1:PORT, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/** Starts the one server that all AWS calls of a run go through. Throws if the port is in use. */
export function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
    respond(options, req, res).catch((error: unknown) => {
      console.error('The gateway failed to respond to a request:', error);
      res.destroy();
    });
  });
  return listen(server, options.port, 'The gateway');
}

async function respond(options: GatewayOptions, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { path, query } = parseUrl(req);
  const preflightMethod = req.headers['access-control-request-method'];
  let result: CallResult;
  try {
    if (req.method === 'OPTIONS' && preflightMethod) {
      const preflight = options.cors.preflight({ path, ...crossOrigin(req), method: preflightMethod });
      if (preflight) return write(res, { response: preflight, call: null });
    }
    if (!isAwsCall(req.headers, query) && options.onPlainHttp?.(req, res)) return;
    result = await handleCall(options, await readRequest(req));
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    result = { response: errorResponse({ service: 's3', path }, error), call: null };
  }
  if (result.call && req.headers.origin) {
    const request = { path, ...crossOrigin(req), method: req.method ?? 'GET' };
    Object.assign(result.response.headers, options.cors.headers(result.call.service, request));
  }
  if (result.call) options.calls.record(result.call);
  write(res, result);
}

/** Returns the path, still percent-encoded, and the query. */
function parseUrl(req: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = (req.url ?? '/').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Reads a request with its body. Throws RequestEntityTooLarge above 64 MiB. */
async function readRequest(req: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    // Without an encoding set, a request's chunks are buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_BYTES)
      throw new AwsError(413, 'RequestEntityTooLarge', 'The request is larger than 64 MiB.');
    chunks.push(bytes);
  }
  const body = Buffer.concat(chunks);
  return {
    method: req.method ?? 'GET',
    ...parseUrl(req),
    headers: req.headers,
    sourceIp: addressOf(req),
    body,
  };
}

function crossOrigin({ headers }: IncomingMessage): { origin: string; headers: string[] } {
  const names = (headers['access-control-request-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
  return { origin: headers.origin ?? '', headers: names.filter((name) => name !== '') };
}

function write(res: ServerResponse, { response, call }: { response: AwsResponse; call: Call | null }): void {
  if (call?.outcome === 'lost') {
    res.destroy();
    return;
  }
  const length = response.headers['content-length'] ?? String(Buffer.byteLength(response.body));
  const hasBody = response.status !== 204 && response.status !== 304;
  res.writeHead(response.status, { ...response.headers, ...(hasBody ? { 'content-length': length } : {}) });
  res.end(hasBody ? response.body : undefined);
}
