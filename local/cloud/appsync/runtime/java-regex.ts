/** Java's POSIX character classes. */
const CLASSES: Readonly<Record<string, string>> = {
  Lower: 'a-z',
  Upper: 'A-Z',
  ASCII: '\\x00-\\x7F',
  Alpha: 'a-zA-Z',
  Digit: '0-9',
  Alnum: 'a-zA-Z0-9',
  Punct: '!-\\/:-@\\[-`\\{-~',
  Graph: '!-~',
  Print: ' -~',
  Blank: ' \\t',
  Cntrl: '\\x00-\\x1F\\x7F',
  XDigit: '0-9a-fA-F',
  Space: '\\s',
};

const UNSUPPORTED = /\(\?>|[*+?}]\+|\[[^\]]*&&/;

/**
 * Compiles a java.util.regex.Pattern, the dialect of APPSYNC_JS. Throws for possessive quantifiers, atomic groups and
 * class intersections, which JavaScript doesn't have. With `whole` the entire text must match.
 */
export function compileJavaPattern(pattern: string, flags = '', whole = false): RegExp {
  if (UNSUPPORTED.test(pattern)) {
    throw new Error(
      `The emulator does not support the Java pattern ${pattern}. Rewrite it without possessive quantifiers, atomic groups and class intersections.`,
    );
  }
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const allFlags = `${flags}u${(inline?.[1] ?? '').replace('x', '')}`;
  const source = (inline ? pattern.slice(inline[0].length) : pattern)
    .replace(/\\Q(.*?)(?:\\E|$)/gs, (_, quoted: string) => quoted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .replace(/\[([^\]\\]|\\.)*\]|\\p\{(\w+)\}/g, (part) =>
      part.startsWith('[') ? part.replace(/\\p\{(\w+)\}/g, inClass) : `[${inClass(part, part.slice(3, -1))}]`,
    )
    .replace(/\\A/g, '(?<![^])')
    .replace(/\\[zZ]/g, '(?![^])')
    .replace(/\\h/g, '[ \\t\\u00A0]')
    .replace(/\\([^\w\s^$\\.*+?()[\]{}|/-])/g, '$1');
  return new RegExp(whole ? `^(?:${source})$` : source, allFlags);
}

function inClass(part: string, name: string): string {
  return CLASSES[name] ?? part;
}

/** In Java's replacement text `$1` and `${name}` are groups, and a backslash escapes the next character. */
export function replaceJavaPattern(text: string, pattern: string, replacement: string, all: boolean): string {
  return text.replace(compileJavaPattern(pattern, all ? 'g' : ''), (...found: unknown[]) => {
    const groups = found.at(-1);
    const named = typeof groups === 'object' && groups !== null ? groups : {};
    return replacement.replace(
      /\\(.)|\$(\d)|\$\{(\w+)\}/gs,
      (_, escaped?: string, index?: string, name?: string) => {
        if (escaped !== undefined) return escaped;
        if (index !== undefined) return String(found[Number(index)] ?? '');
        return String(Object.entries(named).find(([key]) => key === name)?.[1] ?? '');
      },
    );
  });
}
