import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AwsError, errorResponse } from './aws-error.ts';
import type { AwsResponse } from './aws-response.ts';
import type { Call, CallLog } from './calls.ts';
import type { Cors } from './cors.ts';
import { isAwsCall } from './identify.ts';
import { listen } from './listen.ts';
import { type Answer, process, type Stations } from './process.ts';
import { address, receive } from './receive.ts';

/** What the gateway stands before. */
export interface GatewayOptions extends Stations {
  /** 0 takes a free one. */
  port: number;
  calls: CallLog;
  cors: Cors;
  /** Gets requests that are no AWS calls before they are refused; true means it took the request. */
  onPlainHttp?: ((req: IncomingMessage, res: ServerResponse) => boolean) | undefined;
}

/** The gateway of a run. */
export interface Gateway {
  /** http://127.0.0.1:PORT, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

/** Opens the one door through which all AWS calls of a local run pass. Throws a sentence when the port is taken. */
export function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
    answer(options, req, res).catch((error: unknown) => {
      console.error('The gateway failed to answer a request:', error);
      res.destroy();
    });
  });
  return listen(server, options.port, 'The gateway');
}

async function answer(options: GatewayOptions, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { path, query } = address(req);
  const asked = req.headers['access-control-request-method'];
  if (req.method === 'OPTIONS' && asked) {
    const preflight = options.cors.preflight({ path, ...crossOrigin(req), method: asked });
    if (preflight) return write(res, { response: preflight, call: null });
  }
  if (!isAwsCall(req.headers, query) && options.onPlainHttp?.(req, res)) return;
  let result: Answer;
  try {
    result = await process(options, await receive(req));
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    result = { response: errorResponse({ service: 's3', path }, error), call: null };
  }
  if (result.call && req.headers.origin) {
    const cross = { path, ...crossOrigin(req), method: req.method ?? 'GET' };
    Object.assign(result.response.headers, options.cors.headers(result.call.service, cross));
  }
  if (result.call) options.calls.record(result.call);
  write(res, result);
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
  const bodiless = response.status === 204 || response.status === 304;
  res.writeHead(response.status, { ...response.headers, ...(bodiless ? {} : { 'content-length': length }) });
  res.end(bodiless ? undefined : response.body);
}
