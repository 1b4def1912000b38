import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { AnswerError } from '../parsing/answer-error.ts';
import { fetchPage, NO_VALIDATORS } from './fetch-page.ts';

const BOARD = '{"jobs":[]}';
const MB = 1024 * 1024;
let server: Server | undefined;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
});

async function serve(answer: RequestListener): Promise<URL> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/v1/boards/acme/jobs`);
}

const serveOnce = (status: number, headers: Record<string, string> = {}, body = '') =>
  serve((_, response) => response.writeHead(status, headers).end(body));

const limits = { bytes: 32 * MB, milliseconds: 30_000 };

describe('fetching a board’s page', () => {
  test('ING-01 returns the body with its ETag and hash', async () => {
    const url = await serveOnce(200, { etag: 'W/"1"' }, BOARD);
    const fetched = await fetchPage({ url }, NO_VALIDATORS);
    expect(fetched).toEqual({
      kind: 'body',
      body: { jobs: [] },
      etag: 'W/"1"',
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  test('a board that answers 304 to its ETag is unchanged', async () => {
    const url = await serve(({ headers }, response) =>
      response.writeHead(headers['if-none-match'] === 'W/"1"' ? 304 : 200, { etag: 'W/"1"' }).end(),
    );
    expect(await fetchPage({ url }, { etag: 'W/"1"', bodyHash: '' })).toEqual({ kind: 'unchanged' });
  });

  test('a board that returns the same body again is unchanged', async () => {
    const url = await serveOnce(200, {}, BOARD);
    const first = await fetchPage({ url }, NO_VALIDATORS);
    const bodyHash = first.kind === 'body' ? first.hash : '';
    expect(await fetchPage({ url }, { etag: '', bodyHash })).toEqual({ kind: 'unchanged' });
  });

  test('a board that begins with a byte order mark is read', async () => {
    const url = await serveOnce(200, {}, `\ufeff${BOARD}`);
    expect(await fetchPage({ url }, NO_VALIDATORS)).toMatchObject({ kind: 'body', body: { jobs: [] } });
  });

  test('a compressed response is read', async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(BOARD)),
    );
    expect(await fetchPage({ url }, NO_VALIDATORS)).toMatchObject({ kind: 'body', body: { jobs: [] } });
  });

  test.each([
    ['is read, as sitemaps are stored', BOARD, { body: { jobs: [] } }],
    ['fails above the limit', ' '.repeat(40 * MB), { message: 'The answer is larger than 32 MB.' }],
  ])('a gzip file %s', async (_, text, expected) => {
    const url = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/gzip' }).end(gzipSync(text)),
    );
    expect(await fetchPage({ url }, NO_VALIDATORS)).toMatchObject(expected);
  });

  test.each([404, 410])('an optional page that is missing with status %d is null', async (status) => {
    const url = await serveOnce(status);
    const page = await fetchPage({ url, isOptional: true }, NO_VALIDATORS);
    expect(page).toMatchObject({ kind: 'body', body: null });
    expect(await fetchPage({ url }, NO_VALIDATORS)).toMatchObject({ kind: 'failed' });
  });
});

describe('a board that misbehaves', () => {
  test.each([
    ['is not JSON', 200, {}, '<!doctype html>Just a moment', 'The answer is not JSON.'],
    ['is empty', 200, {}, '', 'The answer is not JSON.'],
    ['is cut off in the middle', 200, {}, '{"jobs":[{"id":1', 'The answer is not JSON.'],
    ['is unknown', 404, {}, '{"status":404}', 'There is no such board (status 404).'],
    ['fails', 500, {}, 'Oops', 'The board answered with status 500.'],
    ['answers with nothing', 204, {}, '', 'The board answered with status 204.'],
  ])('ING-03 because it %s fails with a message', async (_, status, headers, body, message) => {
    expect(await fetchPage({ url: await serveOnce(status, headers, body) }, NO_VALIDATORS)).toEqual({
      kind: 'failed',
      message,
    });
  });

  test('ING-03 by redirecting elsewhere fails, and the redirect is not followed', async () => {
    let asked = 0;
    const url = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    });
    const message = 'The board redirects elsewhere (status 302). Redirects are not followed.';
    expect(await fetchPage({ url }, NO_VALIDATORS)).toEqual({ kind: 'failed', message });
    expect(asked).toBe(1);
  });

  test.each([
    ['in seconds', '120', 120],
    ['not at all', '', undefined],
    ['as words', 'soon', undefined],
    ['in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', undefined],
    ['as a negative number', '-5', undefined],
  ])('ING-03 by rate limiting states Retry-After %s', async (_, header, retryAfter) => {
    const url = await serveOnce(429, header === '' ? {} : { 'retry-after': header });
    const fetched = await fetchPage({ url }, NO_VALIDATORS);
    expect(fetched).toEqual({
      kind: 'failed',
      message: 'The board answered with status 429.',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    });
  });

  test('ING-03 by rate limiting may state Retry-After as a date', async () => {
    const url = await serveOnce(503, { 'retry-after': 'Mon, 01 Jun 2026 13:00:00 GMT' });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-01T12:00:00.000Z'));
    const fetched = await fetchPage({ url }, NO_VALIDATORS);
    clock.mockRestore();
    expect(fetched).toMatchObject({ kind: 'failed', retryAfter: 3_600 });
  });

  test('ING-03 with 50 MB is not read if its Content-Length says so', async () => {
    let written = 0;
    const url = await serve((_, response) => {
      response.writeHead(200, { 'content-length': String(50 * MB) });
      written += 1;
      response.write('{');
    });
    const message = 'The answer is larger than 32 MB.';
    expect(await fetchPage({ url }, NO_VALIDATORS)).toEqual({ kind: 'failed', message });
    expect(written).toBe(1);
  });

  test('ING-03 with 50 MB and no Content-Length is not read to its end', async () => {
    let sent = 0;
    const url = await serve((_, response) => {
      const chunk = Buffer.alloc(MB, ' ');
      const next = () => {
        if (response.destroyed || sent === 50) return response.end();
        sent += 1;
        return response.write(chunk, () => next());
      };
      next();
    });
    const message = 'The answer is larger than 8 MB.';
    const fetched = await fetchPage({ url }, NO_VALIDATORS, fetch, { ...limits, bytes: 8 * MB });
    expect(fetched).toEqual({ kind: 'failed', message });
    expect(sent).toBeLessThan(50);
  });

  test('ING-03 with 50 MB compressed into a few bytes is not read', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * MB, ' '));
    const url = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    const message = 'The answer is larger than 32 MB.';
    expect(await fetchPage({ url }, NO_VALIDATORS)).toEqual({ kind: 'failed', message });
  });

  test.each([
    ['begins to answer', () => undefined],
    ['ends its answer', (_: unknown, response: { write(text: string): void }) => response.write('{"jobs":[')],
  ])('ING-03 because it never %s times out', async (_, answer) => {
    const url = await serve((request, response) => void answer(request, response));
    const message = 'The board did not answer within 0.1 s.';
    expect(await fetchPage({ url }, NO_VALIDATORS, fetch, { ...limits, milliseconds: 100 })).toEqual({
      kind: 'failed',
      message,
    });
  });

  test('ING-03 because it hangs up fails with a message', async () => {
    const url = await serve((request) => request.socket.destroy());
    expect(await fetchPage({ url }, NO_VALIDATORS)).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/^The board could not be reached: .+\.$/),
    });
  });
});

describe('a page that is not a GET of JSON', () => {
  test('ING-01 is requested by POST with a JSON body', async () => {
    const requests: unknown[] = [];
    const url = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      requests.push([request.method, request.headers['content-type'], Buffer.concat(chunks).toString()]);
      response.end(BOARD);
    });
    expect(await fetchPage({ url, json: { limit: 20 } }, NO_VALIDATORS)).toMatchObject({ kind: 'body' });
    expect(requests).toEqual([['POST', 'application/json', '{"limit":20}']]);
  });

  test('ING-01 is decoded by its adapter, whose error is the failure’s message', async () => {
    const url = await serveOnce(200, {}, '<jobs/>');
    const decode = (text: string) => ({ xml: text });
    expect(await fetchPage({ url, decode }, NO_VALIDATORS)).toMatchObject({ body: { xml: '<jobs/>' } });
    const refuse = () => {
      throw new AnswerError('The answer has no jobs.');
    };
    expect(await fetchPage({ url, decode: refuse }, NO_VALIDATORS)).toEqual({
      kind: 'failed',
      message: 'The answer has no jobs.',
    });
  });
});
