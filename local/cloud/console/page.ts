import { html, raw } from 'hono/html';
import { type Html, sections } from './sections.ts';
import type { View } from './view.ts';

export const page = (view: View): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Local console</title><link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"></head>
<body><div class="page"><header><h1>Local console</h1><a href="${view.siteUrl}">${view.siteUrl}</a>
<button data-call="POST /settle">Wait until idle</button><p id="status" role="status"></p></header>
<main>${Object.entries(sections).map(
  ([id, { wide, render }]) =>
    html`<section id="${id}"${wide ? raw(' class="wide"') : ''}>${render(view)}</section>`,
)}</main></div><script src="/script.js" defer></script></body></html>`;

/** Renders every section by id, to update an open page. */
export async function renderSections(view: View): Promise<Record<string, string>> {
  const rendered = Object.entries(sections).map(async ([id, { render }]) => [id, String(await render(view))]);
  return Object.fromEntries(await Promise.all(rendered));
}
