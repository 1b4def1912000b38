import { execFile } from 'node:child_process';
import { join } from 'node:path';

const OLDEST = 17;

/** Throws unless `$JAVA_HOME/bin/java`, or `java` on the PATH without JAVA_HOME, is Java 17 or newer. */
export async function requireJava(javaHome = process.env['JAVA_HOME']): Promise<void> {
  const java = javaHome ? join(javaHome, 'bin', 'java') : 'java';
  const version = await versionOf(java);
  if (version !== undefined && version >= OLDEST) return;
  const found = version === undefined ? `${java} does not run` : `${java} is version ${version}`;
  throw new Error(
    `Java ${OLDEST} or newer is required (DynamoDB Local needs it), and ${found}. Install it from adoptium.net and try again.`,
  );
}

/** Parses Java's major version, which was the second number before Java 9: 1.8. */
function versionOf(java: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    execFile(java, ['-version'], (error, _, stderr) => {
      const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(stderr) ?? [];
      const major = Number(first === '1' ? second : first);
      resolve(error || Number.isNaN(major) ? undefined : major);
    });
  });
}

if (import.meta.main)
  await requireJava().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
