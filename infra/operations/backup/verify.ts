import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PEOPLE } from './back-up.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { sha256 } from './row.ts';
import { readRowFiles } from './row-files.ts';
import { RowSums } from './row-sums.ts';
import { damagedFiles } from './stored-files.ts';

/** A backup that is what its manifest says. */
export interface Verified {
  readonly manifest: Manifest;
  readonly sums: RowSums;
}

/** Counts and sums a backup again. Throws every difference, a sentence each, if it is not what it was. */
export async function verifyBackup(folder: string): Promise<Verified> {
  const manifest = await readManifest(folder);
  const wrong: string[] = [];
  const sums = new RowSums();
  try {
    for await (const row of readRowFiles(folder, manifest.rows.files)) sums.add(row);
    const { all, entities } = sums.sums();
    if (!isDeepStrictEqual({ all, entities }, { all: manifest.rows.all, entities: manifest.rows.entities }))
      wrong.push(`Its ${all.count} rows are not the ${manifest.rows.all.count} that were written.`);
  } catch (error) {
    wrong.push(`Its rows cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const people = await readFile(join(folder, PEOPLE), 'utf8').catch(() => undefined);
  if (people === undefined || sha256(people) !== manifest.people.sha256)
    wrong.push(`${PEOPLE} is missing or is not what it was.`);
  wrong.push(...(await damagedFiles(folder, manifest.files)));
  if (wrong.length === 0) return { manifest, sums };
  throw new Error([`${folder} is damaged. Use another backup.`, ...wrong].join('\n'));
}
