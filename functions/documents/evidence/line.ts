/** A line of a text that claims can rest on, counted from 1. */
export interface Line {
  readonly n: number;
  readonly text: string;
}

/** Lines in order, counted. */
export const numbered = (texts: readonly string[]): readonly Line[] =>
  texts.map((text, index) => ({ n: index + 1, text }));

/** So much of a text is read, and sent to the provider, in characters: some ten pages of a resume. */
export const MOST_READ = 20_000;

/** The first lines of some, as many as may be read, and whether that leaves any out. */
export function firstOf(
  lines: readonly Line[],
  most = MOST_READ,
): { lines: readonly Line[]; isCut: boolean } {
  let left = most;
  const read = lines.filter(({ text }) => {
    left -= text.length + 1;
    return left >= 0;
  });
  return { lines: read, isCut: read.length < lines.length };
}
