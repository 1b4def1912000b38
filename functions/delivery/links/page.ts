import { escapeUTF8 } from 'entities';

/** A page of plain HTML without script, for any mail program's browser. `title` is text, `body` is HTML. */
export interface Page {
  readonly status: number;
  readonly title: string;
  readonly body: string;
}

/** A paragraph of plain text. */
export const paragraph = (text: string): string => `<p>${escapeUTF8(text)}</p>`;

/** A button that submits its value as `choice`. */
export const button = (label: string, value = ''): string =>
  `<button type="submit" name="choice" value="${escapeUTF8(value)}">${escapeUTF8(label)}</button>`;

/** A form that posts to the page's own URL. */
export const form = (...buttons: readonly string[]): string => formTo('', ...buttons);

/** A form that posts to a URL; to the page's own if it is empty. */
export const formTo = (url: string, ...buttons: readonly string[]): string =>
  `<form method="post"${url === '' ? '' : ` action="${escapeUTF8(url)}"`}>${rows(buttons)}</form>`;

/** A form that posts to the page's own URL, with buttons of the same weight. */
export const choices = (...buttons: readonly string[]): string =>
  `<form method="post" class="choices">${rows(buttons)}</form>`;

const rows = (buttons: readonly string[]) => buttons.map((one) => `<p>${one}</p>`).join('');

const NAVIGATION = [
  ['/profile/manage-notifications', 'Notification settings'],
  ['/profile/job-titles', 'Job titles'],
  ['/profile/alerts', 'Your alerts'],
  ['/', 'Browse jobs'],
] as const;

const navigation = NAVIGATION.map(([url, label]) => `<a href="${url}">${label}</a>`).join('');

/**
 * Turns a page into an HTTP API response; the style sheet and the logo are the site's. Its address is signed
 * for its reader alone, so it runs no script and tells no other page.
 */
export const toResponse = ({ status, title, body }: Page) => ({
  statusCode: status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${escapeUTF8(title)} · Daybreak</title>
<link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg"></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="26" height="26">Daybreak</a></header>
<main><h1>${escapeUTF8(title)}</h1>${body}</main>
<footer><nav aria-label="Daybreak">${navigation}</nav></footer></body></html>`,
});
