/** `right` of `of` rows are parsed as labeled. `missed` describes each of the others. */
export interface Score {
  readonly what: string;
  readonly right: number;
  readonly of: number;
  readonly missed: readonly string[];
}

/** `miss` describes a row that is wrong. */
export function scoreRows<Row>(
  what: string,
  rows: readonly Row[],
  isRight: (row: Row) => boolean,
  miss: (row: Row) => string,
): Score {
  const missed = rows.filter((row) => !isRight(row)).map((row) => `${what}: ${miss(row)}`);
  return { what, right: rows.length - missed.length, of: rows.length, missed };
}
