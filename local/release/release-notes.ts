/**
 * Returns the section of a changelog about a tag's version, without its heading. Throws a sentence if the tag
 * is not 'v' and the version, or if the changelog has no dated section about it.
 */
export function releaseNotes(changelog: string, tag: string, version: string): string {
  if (tag !== `v${version}`)
    throw new Error(`The tag ${tag} is not v${version}, the version in package.json. Change one of them.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}] - `));
  if (section === undefined)
    throw new Error(`CHANGELOG.md has no section "## [${version}] - date". Add one and tag again.`);
  return section.slice(section.indexOf('\n')).trim();
}
