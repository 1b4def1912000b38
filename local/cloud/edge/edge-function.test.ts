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

/** What the body of a handler makes of the request above. */
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

describe('OPS-01 a function at the edge', () => {
  test.each([
    ['for (const one of [1]) one;', 'for-of'],
    ['const { a } = {};', 'destructuring'],
    ['const a = [...[1]];', 'spread'],
    ['const a = null?.b;', '?.'],
    ['const a = null ?? 1;', '??'],
    ['class A {}', 'class'],
    ['function f(a = 1) {}', 'a default value'],
  ])('OPS-01 is refused with %s, which its runtime is not known to have', (code, expected) => {
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

  test('OPS-01 may use what its runtime has: templates, arrow functions, await, and a clock that stands still', () => {
    const code = `async function handler(event) {
      const begun = Date.now();
      for (let index = 0; index < 100000; index += 1) Math.sqrt(index);
      const word = await Promise.resolve(\`\${['a', 'b'].map((one) => one.toUpperCase())}\`);
      return { word, same: Date.now() === begun && new Date().getTime() === begun, text: Buffer.from('a').toString('hex') };
    }`;

    expect(compileEdgeFunction(code, 'routes')({})).toEqual({ word: 'A,B', same: true, text: '61' });
  });

  test('OPS-01 is stopped when it does not end, also behind an await, and has to answer', () => {
    expect(() => onRequest('while (true) {}')).toThrow('timed out');
    expect(() =>
      compileEdgeFunction('async function handler() { await 1; while (true) {} }', 'routes')({}),
    ).toThrow('timed out');
    expect(() =>
      compileEdgeFunction('function handler() { return new Promise(() => {}); }', 'routes')({}),
    ).toThrow('answered nothing');
  });

  test('OPS-01 does not see the headers that CloudFront hides, which travel on', () => {
    const seen = onRequest(`request.headers['x-seen'] = { value: Object.keys(request.headers).join() }`);

    expect(seen).toMatchObject({
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
    [`request.querystring = { a: { value: 'b c' } }`, 'answers the address'],
    [`request.uri = '/' + 'a'.repeat(8192)`, 'answers the address'],
    [`return { statusCode: 200, headers: { 'x-cache': { value: 'Hit' } } }`, 'adds the header x-cache'],
  ])('OPS-01 may not do %s to a request', (body, expected) => {
    expect(() => onRequest(body)).toThrow(expected);
  });

  test('OPS-01 may change a response’s status, but not the headers that say where it comes from', () => {
    expect(onResponse('response.statusCode = 404').status).toBe(404);
    expect(() => onResponse('response.headers = {}')).toThrow('changes the header via');
  });
});
