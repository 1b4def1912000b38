import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** The files of the cloud assembly, except for construct metadata, which is not deployed. */
const deployed = readdirSync('cdk.out', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.metadata.json'))
  .map(({ parentPath, name }) => join(parentPath, name));

// `pnpm nightly clones` compares the assemblies of two clones.
test('OPS-01 no deployed file contains a path of the machine that synthesized it', () => {
  const folders = [process.cwd(), homedir()].map((folder) => Buffer.from(`${folder}/`));
  const withPaths = deployed.filter((file) => {
    const bytes = readFileSync(file);
    return folders.some((folder) => bytes.includes(folder));
  });

  expect(deployed.length).toBeGreaterThan(100);
  expect(withPaths).toEqual([]);
});
