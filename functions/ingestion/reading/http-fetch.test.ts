import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createHttpFetch } from './http-fetch.ts';

const request = createHttpFetch((_, { all }, callback) =>
  all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
);
let server: Server;

async function given(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  return `http://acme.example:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('ING-03 a fetch with its own lookup', () => {
  test('sends method, headers and text, and returns status, headers and body', async () => {
    const origin = await given(async (message, response) => {
      const { method, url, headers } = message;
      const body = (await message.toArray()).join('');
      response.writeHead(201, { etag: '"one"', 'set-cookie': ['a=1', 'b=2'] });
      response.end(JSON.stringify({ method, url, host: headers.host, type: headers['content-type'], body }));
    });
    const response = await request(`${origin}/jobs?page=2`, {
      method: 'POST',
      body: '{"limit":20}',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, response.headers.get('etag'), response.headers.getSetCookie()]).toEqual([
      201,
      '"one"',
      ['a=1', 'b=2'],
    ]);
    expect(await response.json()).toEqual({
      method: 'POST',
      url: '/jobs?page=2',
      host: origin.slice('http://'.length),
      type: 'application/json',
      body: '{"limit":20}',
    });
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('decompresses %s', async (coding, compress) => {
    const origin = await given((_, response) => {
      response.setHeader('content-encoding', coding);
      response.end(compress('{"jobs":[]}'));
    });
    expect(await (await request(origin)).text()).toBe('{"jobs":[]}');
  });

  test('fails while reading a body that is not what it says', async () => {
    const origin = await given((_, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end('not compressed');
    });
    const response = await request(origin);
    await expect(response.text()).rejects.toThrow();
  });

  test('returns redirects and responses without a body as they are', async () => {
    const origin = await given((message, response) => {
      response.writeHead(message.url === '/304' ? 304 : 302, { location: 'http://elsewhere.example/' });
      response.end();
    });
    expect((await request(`${origin}/304`)).status).toBe(304);
    const { status, headers } = await request(`${origin}/302`);
    expect([status, headers.get('location')]).toEqual([302, 'http://elsewhere.example/']);
  });

  test('ends with the reason of its signal, before and after the headers', async () => {
    const origin = await given((message, response) => {
      if (message.url === '/slow-body') response.write('{');
    });
    const controller = new AbortController();
    const early = request(`${origin}/silent`, { signal: controller.signal });
    const late = await request(`${origin}/slow-body`, { signal: controller.signal });
    const reason = new DOMException('Too slow.', 'TimeoutError');
    controller.abort(reason);
    await expect(early).rejects.toBe(reason);
    await expect(late.text()).rejects.toThrow('Too slow.');
    await expect(request(origin, { signal: controller.signal })).rejects.toBe(reason);
  });

  test('repeats a request on a connection that the server has closed meanwhile', async () => {
    let requests = 0;
    const origin = await given((message, response) => {
      requests += 1;
      // The second request finds the connection of the first one closed.
      if (requests === 2) message.socket.destroy();
      else response.end('ok');
    });
    expect(await (await request(origin)).text()).toBe('ok');
    expect(await (await request(origin)).text()).toBe('ok');
    expect(requests).toBe(3);
  });
});
