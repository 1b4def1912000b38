import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { handler } from './extract-text.handler.ts';

const server = createServer((request, response) => {
  if (request.url === '/denied') response.writeHead(403).end();
  else if (request.url === '/cv.pdf') response.end('#!/bin/sh');
  else response.writeHead(404).end();
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => void server.close());

const linkTo = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('RES-02 refuses a file that is not what its name says', async () => {
  expect(await handler({ kind: 'pdf', url: linkTo('/cv.pdf') })).toEqual({
    refusal: "This file isn't a PDF, even though its name ends in .pdf.",
  });
});

test('RES-02 returns null for a missing file and throws for a denied link', async () => {
  expect(await handler({ kind: 'pdf', url: linkTo('/gone.pdf') })).toBeNull();
  await expect(handler({ kind: 'pdf', url: linkTo('/denied') })).rejects.toThrow('status 403');
  await expect(handler({ kind: 'exe', url: linkTo('/cv.pdf') })).rejects.toThrow();
});
