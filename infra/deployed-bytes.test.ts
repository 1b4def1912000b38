import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Everything in the cloud assembly but the lines of code that constructs were made in, which stay on the machine. */
const deployed = readdirSync('cdk.out', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.metadata.json'))
  .map(({ parentPath, name }) => join(parentPath, name));

// Two clones are synthesized and compared by `pnpm nightly clones`.
test('OPS-01 nothing that is deployed names a folder of the machine that synthesized it', () => {
  const folders = [process.cwd(), homedir()].map((folder) => Buffer.from(`${folder}/`));
  const naming = deployed.filter((file) => {
    const bytes = readFileSync(file);
    return folders.some((folder) => bytes.includes(folder));
  });

  expect(deployed.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
