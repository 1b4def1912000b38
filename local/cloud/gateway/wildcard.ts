type Matcher = (text: string) => boolean;

const matchers = new Map<string, Matcher>();
const caseInsensitiveMatchers = new Map<string, Matcher>();

/** Returns whether `text` matches an IAM pattern, in which `*` is any number of characters and `?` is one. */
export function matches(pattern: string, text: string, ignoreCase = false): boolean {
  const cache = ignoreCase ? caseInsensitiveMatchers : matchers;
  const matcher = cache.get(pattern) ?? compile(pattern, ignoreCase);
  cache.set(pattern, matcher);
  return matcher(text);
}

function compile(pattern: string, ignoreCase: boolean): Matcher {
  if (!ignoreCase && !/[*?]/.test(pattern)) return (text) => text === pattern;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
  return (text) => expression.test(text);
}
