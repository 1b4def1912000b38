import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { PEOPLE_FILE } from './create-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { readIfExists } from './read-if-exists.ts';
import { sha256 } from './row.ts';
import { RowChecksums } from './row-checksums.ts';
import { readRowFiles } from './row-files.ts';
import { findDamagedFiles } from './stored-files.ts';

export interface VerifiedBackup {
  readonly manifest: Manifest;
  readonly checksums: RowChecksums;
}

/** Recomputes the counts and checksums of a backup. Throws with all differences from its manifest. */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  const checksums = new RowChecksums();
  try {
    for await (const row of readRowFiles(folder, manifest.rows.files)) checksums.add(row);
    const { all, entities } = checksums.summarize();
    if (!isDeepStrictEqual({ all, entities }, { all: manifest.rows.all, entities: manifest.rows.entities }))
      problems.push(`Its ${all.count} rows differ from the ${manifest.rows.all.count} in the manifest.`);
  } catch (error) {
    problems.push(`Its rows cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const people = await readIfExists(join(folder, PEOPLE_FILE));
  if (people === undefined || sha256(people) !== manifest.people.sha256)
    problems.push(`${PEOPLE_FILE} is missing or has changed.`);
  problems.push(...(await findDamagedFiles(folder, manifest.files)));
  if (problems.length === 0) return { manifest, checksums };
  throw new Error([`${folder} is damaged. Use another backup.`, ...problems].join('\n'));
}
