import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';

const isErrorPayload = (payload: unknown) =>
  z.object({ type: z.literal('error') }).safeParse(payload).success;

let answer: RequestListener;
const product = createServer((request, response) => answer(request, response));
let vite: ChildProcess;
let site: string;

beforeAll(async () => {
  await once(product.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(product.address());
  vite = fork('node_modules/vite/bin/vite.js', ['--port', '0'], {
    cwd: 'web',
    // Another environment would replace the packages that Vite has bundled for development.
    env: { ...process.env, NODE_ENV: 'development', PRODUCT_URL: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  site = await new Promise((resolve, reject) => {
    vite.once('exit', () => reject(new Error('Vite ended before it listened.')));
    vite.stdout?.setEncoding('utf8').on('data', (line: string) => {
      const [address] = /http:\/\/[\d.:]+/.exec(stripVTControlCharacters(line)) ?? [];
      if (address) resolve(address);
    });
  });
});

afterAll(() => {
  vite.kill();
});

test('a page of the site keeps its status and headers, loads the sources, and may run Vite’s client', async () => {
  answer = (_request, response) =>
    response
      .writeHead(404, {
        'content-type': 'text/html',
        'content-security-policy': "script-src 'self'; img-src 'self'",
        etag: '"built"',
        'x-frame-options': 'DENY',
      })
      .end('<html><head><template id="code"></template></head><body></body></html>');
  const response = await fetch(`${site}/nowhere`);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('etag')).toBeNull();
  const policy = response.headers.get('content-security-policy') ?? '';
  const nonce = /^script-src 'self' 'nonce-([\w-]+)'; img-src 'self'$/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  const html = await response.text();
  expect(html).toContain('src="/src/app/main.tsx"');
  expect(html).toMatch(new RegExp(`<script type="module" src="/@vite/client" nonce="${nonce}">`));
});

test('a page of another kind stays as it is', async () => {
  const html = '<title>Unsubscribe</title><script src="/assets/a.js"></script>';
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  expect(await (await fetch(`${site}/unsubscribe?token=t`)).text()).toBe(html);
});

test('a request reaches the product as the browser sent it, and its answer comes back as it is', async () => {
  const seen: unknown[] = [];
  answer = async (request, response) => {
    seen.push(request.method, request.url, request.headers.host, await text(request));
    response.writeHead(409, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' }).end('{}');
  };
  const response = await fetch(`${site}/graphql?q=%2F`, { method: 'POST', body: 'query' });
  expect(seen).toEqual(['POST', '/graphql?q=%2F', new URL(site).host, 'query']);
  expect(response.status).toBe(409);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe('{}');
});

test('an answer is passed on while the product still writes it', async () => {
  let finish = () => {};
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).write('first');
    finish = () => response.end();
  };
  const reader = (await fetch(`${site}/stream`)).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? [])).toEqual(Buffer.from('first'));
  finish();
  expect(await reader?.read()).toMatchObject({ done: true });
});

test('Vite answers with the sources', async () => {
  expect(await (await fetch(`${site}/src/start-code.ts`)).text()).toContain('export function startCode');
});

test('an error that the parent process sends shows on open pages', async () => {
  const page = new WebSocket(site.replace('http', 'ws'), 'vite-hmr');
  const error = new Promise((resolve) => {
    page.addEventListener('message', ({ data }) => {
      const payload: unknown = JSON.parse(String(data));
      if (isErrorPayload(payload)) resolve(payload);
    });
  });
  vite.send({ kind: 'error', message: 'Synth failed' });
  expect(await error).toEqual({ type: 'error', err: { message: 'Synth failed', stack: '' } });
  page.close();
});

test('without the product, requests fail with a sentence', async () => {
  product.close().closeAllConnections();
  const response = await fetch(site);
  expect(response.status).toBe(502);
  expect(await response.text()).toContain("doesn't answer");
});

test('Vite ends with the parent process', async () => {
  const end = once(vite, 'exit');
  vite.disconnect();
  expect(await end).toEqual([0, null]);
});
