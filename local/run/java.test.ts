import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { requireJava } from './java.ts';

let javaHome: string;

beforeEach(async () => {
  javaHome = await mkdtemp(join(tmpdir(), 'java-'));
});

afterEach(() => rm(javaHome, { recursive: true }));

/** Replaces Java with a program that prints this and exits with this code. */
async function givenJava(prints: string, code = 0) {
  const java = join(javaHome, 'bin/java');
  await mkdir(join(javaHome, 'bin'));
  await writeFile(java, `#!/bin/sh\ncat >&2 <<'END'\n${prints}\nEND\nexit ${code}\n`);
  await chmod(java, 0o755);
}

describe('LOCAL-01 Java', () => {
  test.each([
    'openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment (build 17.0.15+6)',
    'java version "21" 2023-09-19 LTS',
    'openjdk version "25-ea" 2025-09-16',
    'Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "24.0.1" 2025-04-15',
  ])('is new enough: %s', async (version) => {
    await givenJava(version);

    await expect(requireJava(javaHome)).resolves.toBeUndefined();
  });

  test.each([
    ['openjdk version "1.8.0_392"', 8],
    ['openjdk version "11.0.21" 2023-10-17', 11],
    ['openjdk version "16.0.2" 2021-07-20', 16],
  ])('is too old: %s', async (version, major) => {
    await givenJava(version);

    await expect(requireJava(javaHome)).rejects.toThrow(
      `Java 17 or newer is required (DynamoDB Local needs it), and ${javaHome}/bin/java is version ${major}. Install it from adoptium.net and try again.`,
    );
  });

  test('is missing', async () => {
    await expect(requireJava(javaHome)).rejects.toThrow(
      `Java 17 or newer is required (DynamoDB Local needs it), and ${javaHome}/bin/java does not run. Install it from adoptium.net and try again.`,
    );
  });

  test('is missing where macOS has only a stub', async () => {
    await givenJava('The operation couldn’t be completed. Unable to locate a Java Runtime.', 1);

    await expect(requireJava(javaHome)).rejects.toThrow('does not run. Install it from adoptium.net');
  });
});
