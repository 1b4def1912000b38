import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readLockedPackages } from './lockfile.ts';

/** Only the registry's packages have nothing but a hash: others name a tarball, a repository or a folder. */
const FROM_REGISTRY = /^\{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/;

describe('OPS-01 the lockfile', () => {
  test('has packages of the registry only, each with its hash', () => {
    const packages = readLockedPackages();
    const entries = readFileSync('pnpm-lock.yaml', 'utf8').match(/^ {4}resolution: /gm);
    expect(packages.length).toBeGreaterThan(500);
    expect(packages).toHaveLength(entries?.length ?? 0);
    expect(packages.filter(({ resolution }) => !FROM_REGISTRY.test(resolution))).toEqual([]);
  });

  test.each([
    '{tarball: https://evil.example/a.tgz, integrity: sha512-abc==}',
    '{commit: 0123, repo: https://github.com/evil/a, type: git}',
    '{directory: elsewhere, type: directory}',
    '{integrity: sha1-abc=}',
  ])('would not have a package from %s', (resolution) => {
    const lockfile = `packages:\n\n  '@evil/a@1.0.0':\n    resolution: ${resolution}\n\nsnapshots:\n`;
    const [found] = readLockedPackages(lockfile);
    expect(found).toEqual({ id: '@evil/a@1.0.0', resolution });
    expect(FROM_REGISTRY.test(resolution)).toBe(false);
  });

  test('has Amazon’s own DynamoDB Local in the package that carries it', () => {
    const resolve = createRequire(join(process.cwd(), 'local/package.json')).resolve;
    const jar = join(
      dirname(resolve('amplify-dynamodb-simulator/package.json')),
      'emulator/DynamoDBLocal.jar',
    );
    expect(createHash('sha256').update(readFileSync(jar)).digest('hex')).toBe(
      '454305e9bc3e6ebcca5b62569869e31563b8d7e346474e94557b2600702146c7',
    );
  });
});
