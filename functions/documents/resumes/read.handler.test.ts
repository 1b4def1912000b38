import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { handler } from './read.handler.ts';

/** Files behind links; anything else is gone, and /denied is refused. */
const server = createServer((request, response) => {
  if (request.url === '/denied') response.writeHead(403).end();
  else if (request.url === '/cv.pdf') response.end('#!/bin/sh');
  else response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

const linkTo = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('RES-02 the file behind a link is read, and refused when it is not what it says', async () => {
  expect(await handler({ kind: 'pdf', url: linkTo('/cv.pdf') })).toEqual({
    refusal: 'This file is not a PDF, although its name ends in .pdf.',
  });
});

test('RES-02 a file that is gone is null; a link that is refused is an error', async () => {
  expect(await handler({ kind: 'pdf', url: linkTo('/gone.pdf') })).toBeNull();
  await expect(handler({ kind: 'pdf', url: linkTo('/denied') })).rejects.toThrow('status 403');
  await expect(handler({ kind: 'exe', url: linkTo('/cv.pdf') })).rejects.toThrow();
});
