import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BucketDeployment } from '../provision/bucket-deployment.ts';
import type { StoredObject } from '../services/admin.ts';
import type { Asset } from '../template/assembly.ts';
import { deployBucket } from './deploy-bucket.ts';

let folder: string;
let objects: Map<string, StoredObject>;
let written: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deploy-'));
  objects = new Map();
  written = [];
});
afterEach(() => rm(folder, { recursive: true }));

const s3 = {
  getObject: async (_: string, key: string) => objects.get(key) ?? null,
  async putObject(_: string, key: string, body: Buffer | string, headers: Record<string, string> = {}) {
    const { 'content-type': contentType = '', ...others } = headers;
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { body: Buffer.from(body), contentType, etag, lastModified: '', headers: others });
    written.push(key);
  },
  listKeys: async (_: string, prefix = '') => [...objects.keys()].filter((key) => key.startsWith(prefix)),
  deleteObject: async (_: string, key: string) => void objects.delete(key),
};

async function source(name: string, files: Record<string, string>): Promise<[string, Asset]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, name, file, '..'), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
  return [name, { path: join(folder, name), packaging: 'zip' }];
}

const deployment = (given: Partial<BucketDeployment> = {}): BucketDeployment => ({
  logicalId: 'Deploy',
  bucket: 'files',
  prefix: '',
  prune: true,
  filters: [],
  headers: {},
  sources: [{ objectKey: 'site', markers: {}, jsonEscape: false }],
  ...given,
});
const deploy = async (given: Partial<BucketDeployment>, ...assets: [string, Asset][]) =>
  deployBucket(deployment(given), {
    s3,
    assets: new Map(assets),
    addresses: (text) => text.replace('far', 'near'),
  });

test('files come under the prefix with their types and the metadata of the deployment', async () => {
  const site = await source('site', { 'index.html': '<h1>', 'a/b.js': 'b', LICENSE: 'free' });

  await deploy({ prefix: 'web/', headers: { 'cache-control': 'max-age=1' } }, site);

  expect(
    Object.fromEntries([...objects].map(([key, { contentType, headers }]) => [key, [contentType, headers]])),
  ).toEqual({
    'web/index.html': ['text/html', { 'cache-control': 'max-age=1' }],
    'web/a/b.js': ['text/javascript', { 'cache-control': 'max-age=1' }],
    'web/LICENSE': ['application/octet-stream', { 'cache-control': 'max-age=1' }],
  });
});

test('markers are replaced, in JSON with their quotes escaped, and addresses become local', async () => {
  const site = await source('site', { 'config.json': '{"a":"<<1>>","n":"<<2>>"}' });
  const markers = { '<<1>>': 'say "far"', '<<2>>': 3 };

  await deploy({ sources: [{ objectKey: 'site', markers, jsonEscape: true }] }, site);

  expect(JSON.parse(String(objects.get('config.json')?.body))).toEqual({ a: 'say "near"', n: '3' });
});

test('a source without markers is copied byte by byte', async () => {
  await deploy({}, await source('site', { 'a.txt': 'far' }));

  expect(String(objects.get('a.txt')?.body)).toBe('far');
});

test('what has not changed is left alone, and changed content or metadata is written', async () => {
  const site = await source('site', { 'a.txt': 'one', 'b.txt': 'two' });
  await deploy({}, site);
  written = [];

  await deploy({}, site);
  expect(written).toEqual([]);
  await writeFile(join(folder, 'site/a.txt'), 'three');
  await deploy({}, site);
  expect(written).toEqual(['a.txt']);
  await deploy({ headers: { 'cache-control': 'no-store' } }, site);
  expect(written).toEqual(['a.txt', 'a.txt', 'b.txt']);
});

test('what no source has is deleted with prune, under the prefix and past the filters only', async () => {
  const site = await source('site', { 'a.txt': 'a', 'skip/b.txt': 'b', 'skip/c.txt': 'c' });
  const old = { body: Buffer.alloc(0), contentType: '', etag: '', lastModified: '', headers: {} };
  for (const key of ['elsewhere', 'web/gone', 'web/skip/kept']) objects.set(key, old);
  const filters = [
    { pattern: 'skip/*', include: false },
    { pattern: '*/c.txt', include: true },
  ];

  await deploy({ prefix: 'web/', filters }, site);
  expect([...objects.keys()].sort()).toEqual(['elsewhere', 'web/a.txt', 'web/skip/c.txt', 'web/skip/kept']);

  objects.set('web/gone', old);
  await deploy({ prefix: 'web/', filters, prune: false }, site);
  expect(objects.has('web/gone')).toBe(true);
});
