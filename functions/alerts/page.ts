import { encode } from 'entities';
import type { Page } from './unsubscribe.ts';

/** The page as an HTTP API answers it; the style sheet is the site's. */
export const html = ({ status, title, body }: Page) => ({
  statusCode: status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${encode(title)} · Daybreak</title>
<link rel="stylesheet" href="/plain.css"><link rel="icon" href="/favicon.svg"></head>
<body><main><h1>${encode(title)}</h1>${body}<p><a href="/">Go to Daybreak</a></p></main></body></html>`,
});
