import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { addressOf } from '../gateway/address-of.ts';
import { listen } from '../gateway/listen.ts';
import { type EdgeRequest, type EdgeResponse, textResponse } from './exchange.ts';

export type EdgeAnswer = (request: EdgeRequest) => Promise<EdgeResponse>;

/** CloudFront's quota for requests. */
const MAX_REQUEST_BYTES = 20 * 1024 * 1024;

async function readBody(incoming: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readRequest(incoming: IncomingMessage): Promise<EdgeRequest | null> {
  const body = await readBody(incoming);
  if (!body) return null;
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return {
    method: incoming.method ?? 'GET',
    path,
    query: query.join('?'),
    headers: Object.fromEntries(headers),
    body,
    sourceIp: addressOf(incoming),
  };
}

function send({ status, headers, body }: EdgeResponse, method: string | undefined, outgoing: ServerResponse) {
  const { 'content-length': _, ...otherHeaders } = headers;
  const isBodiless = method === 'HEAD' || status === 304 || status === 204;
  outgoing.writeHead(
    status,
    isBodiless && status !== 204 ? otherHeaders : { ...otherHeaders, 'content-length': body.length },
  );
  outgoing.end(isBodiless ? undefined : body);
}

/** Serves a distribution on `port` (0 for a free one). Throws if the port is in use. */
export async function startEdgeServer(
  port: number,
  answer: EdgeAnswer,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await readRequest(incoming);
      send(request ? await answer(request) : textResponse(413, ''), incoming.method, outgoing);
    } catch (error) {
      console.error('The edge failed:', error);
      if (!outgoing.headersSent) send(textResponse(500, ''), incoming.method, outgoing);
    }
  });
  const { url, close } = await listen(server, port, 'The site');
  return { port: Number(new URL(url).port), close };
}
