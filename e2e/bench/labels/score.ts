/** How much of a labeled set the product reads as labeled, and a sentence for each row that it does not. */
export interface Score {
  readonly what: string;
  readonly right: number;
  readonly of: number;
  readonly missed: readonly string[];
}

/** The score of rows that are each checked once; `miss` describes a row that came out wrong. */
export function scoreRows<Row>(
  what: string,
  rows: readonly Row[],
  isRight: (row: Row) => boolean,
  miss: (row: Row) => string,
): Score {
  const missed = rows.filter((row) => !isRight(row)).map((row) => `${what}: ${miss(row)}`);
  return { what, right: rows.length - missed.length, of: rows.length, missed };
}
