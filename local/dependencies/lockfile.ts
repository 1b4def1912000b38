import { readFileSync } from 'node:fs';

/** A package of the lockfile, as `name@version`, and where pnpm gets it. */
export interface LockedPackage {
  readonly id: string;
  /** As written: `{integrity: sha512-…}` for the registry's. */
  readonly resolution: string;
}

const ENTRY = /^ {2}'?([^\s'][^']*?)'?:\n {4}resolution: (.+)$/gm;

/** Reads the packages of pnpm-lock.yaml, whose form pnpm writes without variation. */
export function readLockedPackages(lockfile = readFileSync('pnpm-lock.yaml', 'utf8')): LockedPackage[] {
  const section = /^packages:\n([\s\S]*?)^snapshots:/m.exec(lockfile)?.[1] ?? '';
  return [...section.matchAll(ENTRY)].map(([, id = '', resolution = '']) => ({ id, resolution }));
}
