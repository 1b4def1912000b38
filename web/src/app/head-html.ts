import { headTags, type PageHead } from './head.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Scripts replace the tags marked data-head when another page is shown. */
export function headHtml(head: PageHead, origin: string): string {
  const tags = headTags(head, origin).map(({ name, attributes }) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`);
    return `<${name} ${written.join(' ')} data-head>`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ');
}
