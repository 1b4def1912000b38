/** Compiles a cache behavior's path pattern, in which `*` is any number of characters and `?` is one. */
export function compilePathPattern(pattern: string): (path: string) => boolean {
  const source = pattern
    .replace(/^(?!\/)/, '/')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, 's');
  return (path) => expression.test(path);
}
