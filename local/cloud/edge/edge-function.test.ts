import { describe, expect, test } from '@jest/globals';
import { compileEdgeFunction } from './edge-function.ts';
import type { EdgeRequest, EdgeResponse } from './exchange.ts';
import { applyToRequest, applyToResponse, viewerRequestEvent, viewerResponseEvent } from './viewer-event.ts';

const distribution = { id: 'E1', domainName: 'd1.cloudfront.net' };
const request: EdgeRequest = {
  method: 'GET',
  path: '/page',
  query: 'a=1',
  headers: { host: 'site.example', accept: 'text/html', 'x-forwarded-proto': 'https', connection: 'close' },
  body: Buffer.alloc(0),
  sourceIp: '10.0.0.1',
};
const response: EdgeResponse = {
  status: 200,
  headers: { via: '1.1 origin', 'x-cache': 'Hit', etag: '"1"' },
  body: Buffer.alloc(0),
};

/** Applies a handler with this body to the request above. */
const onRequest = (body: string) =>
  applyToRequest(
    request,
    compileEdgeFunction(
      `function handler(event) { const request = event.request; ${body}; return request; }`,
      'routes',
    )(viewerRequestEvent(request, distribution)),
  );

const onResponse = (body: string) =>
  applyToResponse(
    response,
    compileEdgeFunction(
      `function handler(event) { const response = event.response; ${body}; return response; }`,
      'routes',
    )(viewerResponseEvent(request, response, distribution)),
  );

describe('OPS-01 an edge function', () => {
  test.each([
    ['for (const one of [1]) one;', 'for-of'],
    ['const { a } = {};', 'destructuring'],
    ['const a = [...[1]];', 'spread'],
    ['const a = null?.b;', '?.'],
    ['const a = null ?? 1;', '??'],
    ['class A {}', 'class'],
    ['function f(a = 1) {}', 'a default value'],
  ])('OPS-01 is refused with %s, which its runtime does not support', (code, expected) => {
    expect(() => compileEdgeFunction(`function handler() {}\n${code}`, 'routes')).toThrow(
      `line 2: ${expected}`,
    );
  });

  test.each([
    'eval("1")',
    'new Function("return 1")()',
    'setTimeout(() => 1, 1)',
    'fetch("http://a")',
    'process.env',
    'require("fs")',
    'new Map()',
    'new Intl.NumberFormat()',
    '[1].at(0)',
    'Object.fromEntries([])',
    'undeclared = 1',
  ])('OPS-01 fails on %s, as it would at the edge', (expression) => {
    expect(() => onRequest(expression)).toThrow('The CloudFront function routes failed:');
  });

  test('OPS-01 may use templates, arrow functions and await, and gets a stopped clock', () => {
    const code = `async function handler(event) {
      const begun = Date.now();
      for (let index = 0; index < 100000; index += 1) Math.sqrt(index);
      const word = await Promise.resolve(\`\${['a', 'b'].map((one) => one.toUpperCase())}\`);
      return { word, same: Date.now() === begun && new Date().getTime() === begun, text: Buffer.from('a').toString('hex') };
    }`;

    expect(compileEdgeFunction(code, 'routes')({})).toEqual({ word: 'A,B', same: true, text: '61' });
  });

  test('OPS-01 is stopped at its timeout, also after an await, and must return something', () => {
    expect(() => onRequest('while (true) {}')).toThrow('timed out');
    expect(() =>
      compileEdgeFunction('async function handler() { await 1; while (true) {} }', 'routes')({}),
    ).toThrow('timed out');
    expect(() =>
      compileEdgeFunction('function handler() { return new Promise(() => {}); }', 'routes')({}),
    ).toThrow('returned nothing');
  });

  test('OPS-01 does not get the headers that CloudFront hides, which are forwarded', () => {
    const changed = onRequest(`request.headers['x-seen'] = { value: Object.keys(request.headers).join() }`);

    expect(changed).toMatchObject({
      headers: { 'x-seen': 'host,accept', 'x-forwarded-proto': 'https', connection: 'close' },
    });
    expect(
      onResponse(`response.headers['x-seen'] = { value: Object.keys(response.headers).join() }`).headers,
    ).toEqual({
      ...response.headers,
      'x-seen': 'via,etag',
    });
  });

  test.each([
    [`request.headers.host = { value: 'b' }`, 'changes the header host'],
    [`delete request.headers.host`, 'changes the header host'],
    [`request.headers['x-edge-a'] = { value: 'b' }`, 'adds the header x-edge-a'],
    [`request.headers.Connection = { value: 'b' }`, 'adds the header Connection'],
    [`request.method = 'POST'`, 'changes the method'],
    [`request.querystring = { a: { value: 'b c' } }`, 'returns the address'],
    [`request.uri = '/' + 'a'.repeat(8192)`, 'returns the address'],
    [`return { statusCode: 302 }`, 'does not support a response'],
  ])('OPS-01 may not do %s to a request', (body, expected) => {
    expect(() => onRequest(body)).toThrow(expected);
  });

  test('OPS-01 may change a response’s status, but not its read-only headers', () => {
    expect(onResponse('response.statusCode = 404').status).toBe(404);
    expect(() => onResponse('response.headers = {}')).toThrow('changes the header via');
  });
});
