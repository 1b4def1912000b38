/** Type sizes of a title in px, each with the lines that there is room for and their height. */
const SIZES = [
  { size: 76, lineHeight: 84, lines: 2 },
  { size: 62, lineHeight: 70, lines: 3 },
  { size: 50, lineHeight: 58, lines: 4 },
  { size: 40, lineHeight: 48, lines: 5 },
] as const;

const SMALLEST = SIZES[3];

/** The width of a space in an em. */
const SPACE = 0.25;

export interface FittedTitle {
  readonly size: number;
  readonly lineHeight: number;
  readonly lines: readonly string[];
}

/** Returns the width of a text at 1 px type. */
export type WidthOf = (text: string) => number;

/** Breaks a word that is wider than a line into parts that aren't. */
function partsOf(word: string, width: number, widthOf: WidthOf): string[] {
  const letters = [...word];
  if (letters.length < 2 || widthOf(word) <= width) return [word];
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle), letters.slice(middle)].flatMap((half) =>
    partsOf(half.join(''), width, widthOf),
  );
}

/** Breaks a text into lines; `width` in em. */
function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: { words: string[]; width: number }[] = [];
  for (const word of text.split(' ').flatMap((part) => partsOf(part, width, widthOf))) {
    const last = lines.at(-1);
    const longer = last === undefined ? width + 1 : last.width + SPACE + widthOf(word);
    if (last === undefined || longer > width) lines.push({ words: [word], width: widthOf(word) });
    else {
      last.words.push(word);
      last.width = longer;
    }
  }
  return lines.map(({ words }) => words.join(' '));
}

/**
 * Fits a title into a width in px: in the largest type that has room for it, or cut with an ellipsis in the smallest.
 */
export function fitTitle(title: string, width: number, widthOf: WidthOf): FittedTitle {
  for (const { size, lineHeight, lines: most } of SIZES) {
    const lines = wrap(title, width / size, widthOf);
    if (lines.length <= most) return { size, lineHeight, lines };
  }
  const { size, lineHeight, lines: most } = SMALLEST;
  const lines = wrap(title, width / size, widthOf).slice(0, most);
  const last = cutToWidth(`${lines.at(-1) ?? ''}…`, width / size, widthOf);
  return { size, lineHeight, lines: [...lines.slice(0, -1), last] };
}

/** Cuts letters off the end of a text until it fits with an ellipsis; `width` in em. */
export function cutToWidth(text: string, width: number, widthOf: WidthOf): string {
  const whole = widthOf(text);
  if (whole <= width) return text;
  const letters = [...text.replace(/…$/, '')];
  let kept = Math.ceil((letters.length * width) / whole);
  const cut = () =>
    `${letters
      .slice(0, kept)
      .join('')
      .replace(/[\s,;·–-]+$/, '')}…`;
  while (kept > 0 && widthOf(cut()) > width) kept -= 1;
  return cut();
}
