import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mime-types';
import type { BucketDeployment } from '../provision/bucket-deployment.ts';
import type { S3Admin } from '../services/admin.ts';
import type { Asset } from '../template/assembly.ts';
import type { RewriteAddresses } from './addresses.ts';

export interface Deps {
  assets: ReadonlyMap<string, Asset>;
  s3: Pick<S3Admin, 'putObject' | 'getObject'>;
  rewriteAddresses: RewriteAddresses;
}

/** With `jsonEscape` the value is inserted into a JSON string: escaped, without quotes around it. */
function markerValue(value: unknown, jsonEscape: boolean): string {
  if (!jsonEscape) return String(value);
  const json = JSON.stringify(value);
  return json.startsWith('"') ? json.slice(1, -1) : json;
}

async function readSource(
  { objectKey, markers, jsonEscape }: BucketDeployment['sources'][number],
  { assets, rewriteAddresses }: Deps,
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
      return [key, Buffer.from(rewriteAddresses(text))];
    }),
  );
}

/**
 * Copies the sources with their markers replaced and metadata set, later sources over earlier ones, as CDK's bucket
 * deployment does. Skips unchanged objects.
 */
export async function deployBucket(
  { bucket, prefix, headers, sources }: BucketDeployment,
  deps: Deps,
): Promise<void> {
  const files = new Map((await Promise.all(sources.map((source) => readSource(source, deps)))).flat());
  await Promise.all(
    [...files].map(async ([name, body]) => {
      const newHeaders = { 'content-type': lookup(name) || 'application/octet-stream', ...headers };
      const existing = await deps.s3.getObject(bucket, prefix + name);
      const isUnchanged =
        existing?.etag === `"${createHash('md5').update(body).digest('hex')}"` &&
        Object.entries(newHeaders).every(
          ([header, value]) =>
            (header === 'content-type' ? existing.contentType : existing.headers[header]) === value,
        );
      if (!isUnchanged) await deps.s3.putObject(bucket, prefix + name, body, newHeaders);
    }),
  );
}
