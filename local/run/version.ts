import { readFileSync } from 'node:fs';
import { z } from 'zod';

const PackageJson = z.object({ version: z.string() });

/** Returns the product's version, from package.json. */
export const version = (): string =>
  PackageJson.parse(JSON.parse(readFileSync('package.json', 'utf8'))).version;
