import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mime-types';
import type { BucketDeployment } from '../provision/bucket-deployment.ts';
import type { S3Admin } from '../services/admin.ts';
import type { Asset } from '../template/assembly.ts';
import type { LocalAddresses } from './addresses.ts';

/** What a deployment needs. */
export interface DeployOptions {
  assets: ReadonlyMap<string, Asset>;
  s3: Pick<S3Admin, 'putObject' | 'getObject' | 'listKeys' | 'deleteObject'>;
  addresses: LocalAddresses;
}

/** `*` is any run of characters, slashes included, `?` one: as the AWS CLI's filters. */
const filter = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

/** A marker's value as it is put into the file: inside a JSON text its quotes are escaped, and left off at the ends. */
function markerValue(value: unknown, jsonEscape: boolean): string {
  if (!jsonEscape) return String(value);
  const text = JSON.stringify(value);
  return text.startsWith('"') ? text.slice(1, -1) : text;
}

async function filesOf(
  { objectKey, markers, jsonEscape }: BucketDeployment['sources'][number],
  { assets, addresses }: DeployOptions,
): Promise<[name: string, body: Buffer][]> {
  const folder = assets.get(objectKey)?.path;
  if (!folder) throw new Error(`The assembly has no asset ${objectKey}.`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const replacements = Object.entries(markers);
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
      const path = join(parentPath, name);
      const body = await readFile(path);
      const key = relative(folder, path).split(sep).join('/');
      if (replacements.length === 0) return [key, body];
      const text = replacements.reduce(
        (current, [marker, value]) => current.replaceAll(marker, markerValue(value, jsonEscape)),
        body.toString(),
      );
      return [key, Buffer.from(addresses(text))];
    }),
  );
}

/**
 * Does what CDK's bucket deployment does: copies its sources, later ones over earlier ones, with their markers
 * replaced and their metadata set, and with `prune` deletes what no source has. Unchanged objects are left alone.
 */
export async function deployBucket(deployment: BucketDeployment, options: DeployOptions): Promise<void> {
  const { bucket, prefix, prune, filters, headers } = deployment;
  const { s3 } = options;
  const tests = filters.map(({ pattern, include }) => ({ test: filter(pattern), include }));
  const included = (key: string) => tests.findLast(({ test }) => test.test(key))?.include ?? true;
  const sources = await Promise.all(deployment.sources.map((source) => filesOf(source, options)));
  const files = new Map(sources.flat().filter(([key]) => included(key)));
  await Promise.all(
    [...files].map(async ([name, body]) => {
      const wanted = { 'content-type': lookup(name) || 'application/octet-stream', ...headers };
      const present = await s3.getObject(bucket, prefix + name);
      const unchanged =
        present?.etag === `"${createHash('md5').update(body).digest('hex')}"` &&
        Object.entries(wanted).every(
          ([header, value]) =>
            (header === 'content-type' ? present.contentType : present.headers[header]) === value,
        );
      if (!unchanged) await s3.putObject(bucket, prefix + name, body, wanted);
    }),
  );
  if (!prune) return;
  for (const key of await s3.listKeys(bucket, prefix))
    if (!files.has(key.slice(prefix.length)) && included(key.slice(prefix.length)))
      await s3.deleteObject(bucket, key);
}
