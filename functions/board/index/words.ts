const PLAIN = /^[ -~]*$/;

/** Lower case without accents: how titles and queries are compared. */
const fold = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();

/** The words of a title or a query, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== '');
