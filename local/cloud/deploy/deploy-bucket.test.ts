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
};

async function source(name: string, files: Record<string, string>): Promise<[string, Asset]> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, name, file, '..'), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
  return [name, { path: join(folder, name), packaging: 'zip' }];
}

const deployment = (given: Partial<BucketDeployment> = {}): BucketDeployment => ({
  bucket: 'files',
  prefix: '',
  headers: {},
  invalidates: [],
  sources: [{ objectKey: 'site', markers: {}, jsonEscape: false }],
  ...given,
});
const deploy = async (given: Partial<BucketDeployment>, ...assets: [string, Asset][]) =>
  deployBucket(deployment(given), {
    s3,
    assets: new Map(assets),
    rewriteAddresses: (text) => text.replace('far', 'near'),
  });

test('files are stored under the prefix with their types and the deployment’s metadata', async () => {
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

test('markers are replaced, escaped in JSON, and addresses become local', async () => {
  const site = await source('site', { 'config.json': '{"a":"<<1>>","n":"<<2>>"}' });
  const markers = { '<<1>>': 'say "far"', '<<2>>': 3 };

  await deploy({ sources: [{ objectKey: 'site', markers, jsonEscape: true }] }, site);

  expect(JSON.parse(String(objects.get('config.json')?.body))).toEqual({ a: 'say "near"', n: '3' });
});

test('a source without markers is copied unchanged', async () => {
  await deploy({}, await source('site', { 'a.txt': 'far' }));

  expect(String(objects.get('a.txt')?.body)).toBe('far');
});

test('only changed content or metadata is written', async () => {
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
