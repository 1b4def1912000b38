import { type Head, headTags } from './head.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A page's head as HTML: title first. The site's scripts replace it when another page is shown. */
export function headHtml(head: Head, origin: string): string {
  const tags = headTags(head, origin).map(({ name, attributes }) => {
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`);
    return `<${name} ${written.join(' ')} data-head>`;
  });
  return [`<title>${escaped(head.title)}</title>`, ...tags].join('\n    ');
}
