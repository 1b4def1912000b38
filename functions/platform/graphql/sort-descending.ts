/** Gives all positions the same number of digits. */
const FIRST_POSITION = 100_000;

/**
 * Sorts rows by the texts at the same positions, the greatest text first; of equal texts, the last one.
 * AppSync's `sort` takes no function.
 */
export function sortDescending<Row>(rows: Row[], texts: string[]): Row[] {
  const rowsByText: Record<string, Row> = {};
  rows.forEach((row, index) => {
    rowsByText[`${texts[index]} ${FIRST_POSITION + index}`] = row;
  });
  return Object.keys(rowsByText)
    .sort()
    .reverse()
    .flatMap((text) => rowsByText[text] ?? []);
}
