/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/**
 * Isolates a name that is written from right to left, which would otherwise turn the text around it:
 * Unicode's first strong isolate (https://www.unicode.org/reports/tr9/).
 */
export const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Removes Markdown that employers leave in their texts: '**Own** the `ledger`' becomes 'Own the ledger'. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/^\s*(?:[*•–-]|#{1,6})\s+/u, '')
    .replace(/(\*{1,3}|_{2,3}|`)(?=\S)(.+?)(?<=\S)\1/gu, '$2')
    .replace(/\*{2,}/gu, '')
    .trim();

const numberFormat = new Intl.NumberFormat('en-US');

/** '1,553' */
export const formatCount = (count: number): string => numberFormat.format(count);
