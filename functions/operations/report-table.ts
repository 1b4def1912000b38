/** The widths of the label and of the columns: together the 78 characters of a plain mail. */
const LABEL_WIDTH = 28;
const COLUMN_WIDTHS = [12, 13, 10, 15] as const;

/** Percentages of smaller numbers mislead. */
const MIN_PERCENT_OF = 20;

export type Format = (number: number) => string;

export const count: Format = (number) => number.toLocaleString('en-US');
export const seconds: Format = (number) => `${count(number)} s`;
export const percent: Format = (share) => `${Math.round(share * 100)} %`;
export const dollars: Format = (number) =>
  number.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Shows a number; null means that there is no data. */
export const show = (number: number | null, format: Format = count): string =>
  number === null ? 'no data' : format(number);

/**
 * Shows the change between two numbers: in percent, or as a difference from a small number. Empty if one is missing.
 */
export function showChange(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  const isSmall = from < MIN_PERCENT_OF;
  const change = isSmall ? Math.round((to - from) * 100) / 100 : Math.round((100 * (to - from)) / from);
  return `${change > 0 ? '+' : ''}${count(change)}${isSmall ? '' : ' %'}`;
}

/** Aligns a label on the left and the texts of its columns on the right. */
export const alignRow = (label: string, columns: readonly string[]): string =>
  [label.padEnd(LABEL_WIDTH), ...columns.map((text, index) => text.padStart(COLUMN_WIDTHS[index] ?? 0))]
    .join('')
    .trimEnd();
