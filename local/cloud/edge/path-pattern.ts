/** The test that a cache behaviour's path pattern stands for: `*` is any run of characters, `?` one. Case counts. */
export function compilePathPattern(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^(?!\/)/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}
