import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Fakes, startFakes } from './start-fakes.ts';

const pay = [{ min_cents: 100, max_cents: 200, currency_type: 'USD', title: 'Pay', blurb: '' }];
const posting = (id: number) => ({
  id,
  title: `Posting ${id}`,
  company_name: 'Test Kettle ',
  content: '&lt;p&gt;Tea&lt;/p&gt;'.repeat(200),
  departments: [],
  offices: [],
  pay_input_ranges: pay,
});
const recording = (...ids: number[]) =>
  JSON.stringify({ jobs: ids.map(posting), meta: { total: ids.length } });

let feedsDir: string;
let fakes: Fakes;
let greenhouse: string;

beforeEach(async () => {
  feedsDir = await mkdtemp(join(tmpdir(), 'feeds-'));
  await mkdir(join(feedsDir, 'greenhouse'));
  fakes = await startFakes({ feedsDir, now: () => 0 });
  greenhouse = fakes.endpoints['GREENHOUSE_URL'] ?? '';
});

afterEach(async () => {
  await fakes.close();
  await rm(feedsDir, { recursive: true });
});

const put = (file: string, text: string) => writeFile(join(feedsDir, 'greenhouse', file), text);
const ask = (path: string, init?: RequestInit) => fetch(`${greenhouse}/v1/boards/${path}`, init);
const misbehave = (behavior: object) => put('kettle.behavior.json', JSON.stringify(behavior));

describe('the fake Greenhouse', () => {
  test('ING-01 returns the board currently in the file', async () => {
    await put('kettle.json', recording(1, 2));
    expect(await (await ask('kettle/jobs?content=true&pay_transparency=true')).json()).toEqual(
      JSON.parse(recording(1, 2)),
    );

    await put('kettle.json', recording(1, 2, 3));
    expect(await (await ask('kettle/jobs?content=true')).json()).toHaveProperty('meta.total', 3);

    await rm(join(feedsDir, 'greenhouse', 'kettle.json'));
    expect((await ask('kettle/jobs?content=true')).status).toBe(404);
  });

  test('omits content and pay unless requested', async () => {
    await put('kettle.json', recording(1));
    const job = (body: unknown) => (body as { jobs: object[] }).jobs[0]; // written by the test above

    expect(job(await (await ask('kettle/jobs')).json())).toEqual({
      id: 1,
      title: 'Posting 1',
      company_name: 'Test Kettle ',
    });
    expect(job(await (await ask('kettle/jobs?content=true')).json())).not.toHaveProperty('pay_input_ranges');
  });

  test("returns a board's employer and one posting by its id", async () => {
    await put('kettle.json', recording(1, 2));
    expect(await (await ask('kettle')).json()).toEqual({ name: 'Test Kettle', content: '' });
    expect(await (await ask('kettle/jobs/2')).json()).toHaveProperty('title', 'Posting 2');
    expect((await ask('kettle/jobs/9')).status).toBe(404);
  });

  test.each(['nobody/jobs?content=true', 'nobody', '..%2Fkettle/jobs', '%2e%2e/jobs', 'a%00b/jobs'])(
    'returns 404 for the board %s',
    async (path) => {
      await writeFile(join(feedsDir, 'kettle.json'), recording(1));
      const answer = await ask(path);
      expect(answer.status).toBe(404);
    },
  );

  test("returns Greenhouse's error for an unknown board", async () => {
    expect(await (await ask('nobody/jobs?content=true')).json()).toEqual({
      status: 404,
      error: 'Job not found',
    });
  });

  test('returns 304 for an unchanged board, and the board again after it changes', async () => {
    await put('kettle.json', recording(1));
    const first = await ask('kettle/jobs?content=true');
    const tag = first.headers.get('etag') ?? '';

    const again = await ask('kettle/jobs?content=true', { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);

    await put('kettle.json', recording(1, 2));
    const changed = await ask('kettle/jobs?content=true', { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('compresses only for clients that accept gzip', async () => {
    await put('kettle.json', recording(1));
    const gzip = await ask('kettle/jobs?content=true', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers.get('content-encoding')).toBe('gzip');
    expect(await gzip.json()).toHaveProperty('meta.total', 1);
    const plain = await ask('kettle/jobs?content=true', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  test('serves an invalid recording unchanged', async () => {
    await put('kettle.json', '{"jobs": [ … oops');
    expect(await (await ask('kettle/jobs?content=true')).text()).toBe('{"jobs": [ … oops');
  });
});

describe('a board with a behavior file', () => {
  test('returns the given status and headers', async () => {
    await put('kettle.json', recording(1));
    await misbehave({ status: 429, headers: { 'retry-after': '7' } });
    const refused = await ask('kettle/jobs?content=true');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);

    await rm(join(feedsDir, 'greenhouse', 'kettle.behavior.json'));
    expect((await ask('kettle/jobs?content=true')).status).toBe(200);
  });

  test('redirects elsewhere', async () => {
    await misbehave({ redirect: 'http://169.254.169.254/latest' });
    const answer = await ask('kettle/jobs', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/latest']);
  });

  test('returns HTML instead of JSON', async () => {
    await misbehave({ notJson: true });
    const answer = await ask('kettle/jobs');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('<title>');
  });

  test('sends the given number of bytes, uncompressed', async () => {
    await misbehave({ bodyBytes: 50_000_000 });
    let bytes = 0;
    for await (const chunk of (await ask('kettle/jobs')).body ?? []) bytes += chunk.length;
    expect(bytes).toBe(50_000_000);
  });

  test('starts like a board and never ends', async () => {
    await misbehave({ never: true });
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get(`${greenhouse}/v1/boards/kettle/jobs`, resolve),
    );
    const chunks: string[] = [];
    for await (const chunk of answer) {
      chunks.push(String(chunk));
      if (chunks.length === 4) break;
    }
    expect(chunks.join('')).toMatch(/^\{"jobs":\[ +$/);
    expect(answer.complete).toBe(false);
  });

  test('serves its file late and with added headers', async () => {
    await put('kettle.json', recording(1));
    await misbehave({ delayMs: 1, headers: { 'x-slow': 'yes' } });
    const answer = await ask('kettle/jobs?content=true');
    expect(answer.headers.get('x-slow')).toBe('yes');
    expect(await answer.json()).toHaveProperty('meta.total', 1);
  });

  test('reports an invalid behavior file', async () => {
    await misbehave({ statsu: 404 });
    expect(await (await ask('kettle/jobs')).json()).toEqual({
      error: 'greenhouse/kettle.behavior.json is not a valid behavior file. Fix it or delete it.',
    });
  });
});

describe('the fakes', () => {
  test('log the latest requests with their status', async () => {
    await put('kettle.json', recording(1));
    await ask('kettle/jobs?content=true');
    await ask('nobody/jobs');
    const at = '1970-01-01T00:00:00.000Z';
    expect(fakes.requests()).toEqual([
      { at, method: 'GET', path: '/greenhouse/v1/boards/kettle/jobs?content=true', status: 200 },
      { at, method: 'GET', path: '/greenhouse/v1/boards/nobody/jobs', status: 404 },
    ]);
  });

  test('reject a missing feeds folder and a port that is in use', async () => {
    await expect(startFakes({ feedsDir: '/nowhere/feeds' })).rejects.toThrow(
      '/nowhere/feeds is not a folder. Set FEEDS_DIR to a folder that contains <ats>/<board>.json files.',
    );
    const port = Number(new URL(greenhouse).port);
    await expect(startFakes({ feedsDir, port })).rejects.toThrow(`Port ${port}`);
  });
});
