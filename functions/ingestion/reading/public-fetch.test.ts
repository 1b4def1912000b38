import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Lookup } from './board-address.ts';
import { fetchPage, NO_VALIDATORS } from './fetch-page.ts';
import { createPublicFetch } from './public-fetch.ts';

let server: Server;
let requests = 0;
let port = 0;

beforeEach(async () => {
  requests = 0;
  server = createServer((_, response) => {
    requests += 1;
    response.end('{"jobs":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Only the overload for all addresses is used. */
const resolveTo = (...addresses: string[]): Lookup =>
  (async () => addresses.map((address) => ({ address, family: 4 }))) as unknown as Lookup;

const get = (host: string, request: typeof fetch) =>
  fetchPage({ url: new URL(`http://${host}:${port}/`) }, NO_VALIDATORS, request);

describe('ING-03 a fetch of public addresses', () => {
  test('does not connect to a name that resolves to another one, even if a check before it saw a public one', async () => {
    const answers = [['1.1.1.1'], ['127.0.0.1']];
    const rebinding = (async () =>
      (answers.shift() ?? []).map((address) => ({ address, family: 4 }))) as unknown as Lookup;
    await rebinding('jobs.acme.example', { all: true });
    expect(await get('jobs.acme.example', createPublicFetch(rebinding))).toEqual({
      kind: 'failed',
      message: "'jobs.acme.example' resolves to 127.0.0.1, which is not public, and is not requested.",
    });
    expect(requests).toBe(0);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '2130706433'])(
    'does not connect to %s, which needs no lookup',
    async (host) => {
      const page = await get(host, createPublicFetch(resolveTo('1.1.1.1')));
      expect(page).toMatchObject({ kind: 'failed', message: expect.stringContaining('is not public') });
      expect(requests).toBe(0);
    },
  );

  test('does not connect to a name with no address', async () => {
    expect(await get('jobs.acme.example', createPublicFetch(resolveTo()))).toMatchObject({ kind: 'failed' });
  });

  test('connects to the address that it checked', async () => {
    const checked: string[] = [];
    const request = createPublicFetch(resolveTo('127.0.0.1'), (address) => checked.push(address) === 0);
    expect(await get('jobs.acme.example', request)).toMatchObject({ kind: 'body', body: { jobs: [] } });
    expect([checked, requests]).toEqual([['127.0.0.1'], 1]);
  });
});
