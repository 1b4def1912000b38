/** Prints the release notes of a tag such as v0.1.0. The release workflow publishes them. */
import { readFileSync } from 'node:fs';
import { releaseNotes } from './release/release-notes.ts';
import { version } from './run/version.ts';

const [tag = ''] = process.argv.slice(2);

try {
  console.log(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), tag, version()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
