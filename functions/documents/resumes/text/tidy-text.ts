import { MOST_TEXT } from '../limits.ts';

/** A text as it is kept: without control characters, with at most one empty line on end, cut where it is too long. */
export function tidyText(text: string): string {
  return text
    .slice(0, 4 * MOST_TEXT)
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MOST_TEXT)
    .toWellFormed();
}
