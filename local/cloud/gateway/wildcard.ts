const patterns = new Map<string, RegExp>();

/** Whether `text` fits an IAM pattern: `*` stands for any characters, `?` for one. */
export function matches(pattern: string, text: string, ignoreCase = false): boolean {
  const key = `${ignoreCase}${pattern}`;
  let expression = patterns.get(key);
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, ignoreCase ? 'is' : 's');
    patterns.set(key, expression);
  }
  return expression.test(text);
}
