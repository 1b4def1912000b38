/** `correct` of `total` rows are parsed as labeled. `misses` describes the others. */
export interface Score {
  readonly metric: string;
  readonly correct: number;
  readonly total: number;
  readonly misses: readonly string[];
}

/** `describeMiss` explains a miss. */
export function scoreRows<Row>(
  metric: string,
  rows: readonly Row[],
  isCorrect: (row: Row) => boolean,
  describeMiss: (row: Row) => string,
): Score {
  const misses = rows.filter((row) => !isCorrect(row)).map((row) => `${metric}: ${describeMiss(row)}`);
  return { metric, correct: rows.length - misses.length, total: rows.length, misses };
}
