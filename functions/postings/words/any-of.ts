/** A pattern that finds any of some patterns as whole words, in either case; each is a regular expression's source. */
export const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${patterns.join('|')})\b`, 'i');

/** The same, only where a text begins with one of them. */
export const startsWithAny = (patterns: readonly string[]): RegExp =>
  new RegExp(`^(?:${patterns.join('|')})`, 'i');
