import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

export interface ReceivedEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $set?: Readonly<Record<string, unknown>>;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly events: readonly ReceivedEvent[];
}

function readEvents(body: Buffer): readonly ReceivedEvent[] {
  if (body.length === 0) return [];
  const text = body[0] === 0x1f ? gunzipSync(body).toString() : body.toString();
  const read: unknown = JSON.parse(text);
  const events = typeof read === 'object' && read !== null && 'batch' in read ? read.batch : read;
  // The test controls the only client.
  return (Array.isArray(events) ? events : [events]) as ReceivedEvent[];
}

export async function startEventsServer() {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method !== 'OPTIONS') {
      const events = readEvents(await buffer(request));
      requests.push({ path: (request.url ?? '').replace(/\?.*/, ''), events });
    }
    response.setHeader('content-type', 'application/json').end('{"status":"Ok"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    events: () => requests.flatMap(({ events }) => events),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
