/** Patterns for addresses and names take time with the square of a line's length: of this many characters, little. */
const LONGEST_PIECE = 2_000;

/** Cuts a long line into pieces, at blanks where there are any, so that no address is cut in two. */
export function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > LONGEST_PIECE) {
    const blank = rest.lastIndexOf(' ', LONGEST_PIECE);
    const end = blank > 0 ? blank : LONGEST_PIECE;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}
