/** A line of text that a claim can cite, numbered from 1. */
export interface Line {
  readonly n: number;
  readonly text: string;
}

export const numberLines = (texts: readonly string[]): readonly Line[] =>
  texts.map((text, index) => ({ n: index + 1, text }));

/** The most text that is read and sent to the provider, in characters: about eight pages of a resume. */
export const MAX_CHARACTERS = 20_000;

/** Returns the leading lines that fit into `max` characters, and whether any were cut off. */
export function truncateLines(
  lines: readonly Line[],
  max = MAX_CHARACTERS,
): { lines: readonly Line[]; isCut: boolean } {
  let left = max;
  const kept = lines.filter(({ text }) => {
    left -= text.length + 1;
    return left >= 0;
  });
  return { lines: kept, isCut: kept.length < lines.length };
}

/** The patterns for addresses and names take quadratic time, so they run on pieces of at most this many characters. */
const MAX_PIECE = 2_000;

/** Splits a long line at spaces where it has any, so that no address is cut in two. */
export function splitLongLine(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > MAX_PIECE) {
    const space = rest.lastIndexOf(' ', MAX_PIECE);
    const end = space > 0 ? space : MAX_PIECE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
