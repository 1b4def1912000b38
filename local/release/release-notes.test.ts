import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { version } from '../run/version.ts';
import { releaseNotes } from './release-notes.ts';

const changelog = '# Changelog\n\n## [0.2.0] - 2027-01-05\n\n- More.\n\n## [0.1.0] - 2026-11-29\n\nFirst.\n';

test('the notes of a release are the section about its version', () => {
  expect(releaseNotes(changelog, 'v0.1.0', '0.1.0')).toBe('First.');
  expect(releaseNotes(changelog, 'v0.2.0', '0.2.0')).toBe('- More.');
});

test('a tag of another version, or one without a section, is refused', () => {
  expect(() => releaseNotes(changelog, 'v0.1.0', '0.2.0')).toThrow('The tag v0.1.0 is not v0.2.0');
  expect(() => releaseNotes(changelog, 'v0.3.0', '0.3.0')).toThrow('no section "## [0.3.0] - date"');
});

test('the changelog has a section about the version in package.json', () => {
  const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), `v${version()}`, version());
  expect(notes.length).toBeGreaterThan(1_000);
});
