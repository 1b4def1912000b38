type Match = (text: string) => boolean;

const known = new Map<string, Match>();
const knownInAnyCase = new Map<string, Match>();

/** Whether `text` fits an IAM pattern: `*` stands for any characters, `?` for one. */
export function matches(pattern: string, text: string, ignoreCase = false): boolean {
  const matchers = ignoreCase ? knownInAnyCase : known;
  const match = matchers.get(pattern) ?? matchOf(pattern, ignoreCase);
  matchers.set(pattern, match);
  return match(text);
}

function matchOf(pattern: string, ignoreCase: boolean): Match {
  if (!ignoreCase && !/[*?]/.test(pattern)) return (text) => text === pattern;
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
  return (text) => expression.test(text);
}
