import { escapeText } from 'entities';
import { MAX_DESCRIPTION } from './fields.ts';

/** '- Build kettles', '• Build kettles' or '1. Build kettles'. */
const ITEM = /^(?:[-•·*]|\d{1,2}[.)])\s*(\S.*)$/;

const MAX_HEADING = 60;

/** Converts a description in plain text to HTML: lists by their marks, and short lines before a list to headings. */
export function htmlFromPlainText(plain: string): string {
  const lines = plain
    .slice(0, MAX_DESCRIPTION)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const html = lines.map((line, index) => {
    const [, item] = ITEM.exec(line) ?? [];
    if (item !== undefined) return `<li>${escapeText(item)}</li>`;
    const isHeading = line.length <= MAX_HEADING && !line.endsWith('.') && ITEM.test(lines[index + 1] ?? '');
    const name = isHeading ? 'h3' : 'p';
    return `<${name}>${escapeText(line)}</${name}>`;
  });
  return html.join('').slice(0, MAX_DESCRIPTION);
}
