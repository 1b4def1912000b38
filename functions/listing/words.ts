/** Lower case without accents: how titles, queries and places are compared. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a title or a query, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== '');
