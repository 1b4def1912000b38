import { escapeUTF8 } from 'entities';

/** A page of plain HTML without script, for any mail program's browser. `title` is text, `body` is HTML. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly body: string;
}

/** A button that submits its value as `choice`. */
export const button = (label: string, value = ''): string =>
  `<button type="submit" name="choice" value="${escapeUTF8(value)}">${escapeUTF8(label)}</button>`;

/** A form that posts to the page's own URL. */
export const form = (...buttons: readonly string[]): string =>
  `<form method="post">${buttons.map((one) => `<p>${one}</p>`).join('')}</form>`;

/** Turns a page into an HTTP API response; the style sheet is the site's. */
export const toResponse = ({ status, title, body }: Page) => ({
  statusCode: status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeUTF8(title)} · Daybreak</title>
<link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg"></head>
<body><main><h1>${escapeUTF8(title)}</h1>${body}<p><a href="/">Go to Daybreak</a></p></main></body></html>`,
});
