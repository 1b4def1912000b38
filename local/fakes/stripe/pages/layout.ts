import { html, raw } from 'hono/html';

export type Html = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;
--paper:light-dark(oklch(.985 .006 85),oklch(.19 .02 275));--ink:light-dark(oklch(.22 .02 285),oklch(.93 .01 85));
--muted:light-dark(oklch(.48 .02 285),oklch(.72 .015 275));--line:light-dark(oklch(.9 .008 85),oklch(.3 .018 275));
--dawn:light-dark(oklch(.66 .19 40),oklch(.74 .16 45));--dusk:light-dark(oklch(.45 .13 275),oklch(.8 .09 275));
--alarm:light-dark(oklch(.47 .17 20),oklch(.72 .13 20))}
*{box-sizing:border-box;margin:0}
body{max-width:592px;margin:0 auto;padding:32px 16px 64px;background:var(--paper);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}
body.wide{max-width:1000px}
main,form,section,fieldset{display:grid;gap:16px;justify-items:start}main{gap:24px}
header{margin-bottom:40px;padding-bottom:12px;border-bottom:1px solid var(--line);color:var(--muted);font-size:13px}
h1{font-size:28px;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
h2{font-size:17px;letter-spacing:-.01em}
a{color:var(--dusk);text-underline-offset:3px;padding:12px 0}
.price{font-size:40px;line-height:1;letter-spacing:-.03em;font-weight:600}
.muted{color:var(--muted)}.alarm{color:var(--alarm);font-weight:550}
fieldset{border:0;padding:0;gap:0;width:100%}legend{padding:0 0 8px;font-weight:550}
label{display:flex;gap:12px;align-items:center;min-height:44px;width:100%;border-top:1px solid var(--line)}
label:last-child{border-bottom:1px solid var(--line)}
button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:8px;padding:0 20px;min-height:44px;cursor:pointer}
button:hover{border-color:var(--ink)}
button.go{background:var(--dawn);border-color:var(--dawn);color:oklch(.19 .02 275);font-weight:600}
:focus-visible{outline:2px solid var(--dusk);outline-offset:2px}
table{width:100%;border-collapse:collapse}td,th{text-align:left;font-weight:400;padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{color:var(--muted);font-size:13px}td.n,th.n{text-align:right;padding-right:0;white-space:nowrap}
.row{display:flex;flex-wrap:wrap;gap:8px}.row form{display:contents}
@media(max-width:640px){h1{font-size:24px}}`;

export const renderLayout = (title: string, content: Html | Html[], wide = false) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,"><style>${raw(style)}</style></head>
<body${wide ? raw(' class="wide"') : ''}><header>This is a fake Stripe on this machine. No money moves, and no card is needed.</header>
<main>${content}</main></body></html>`;

/** Formats cents as '$4.63'. */
export const formatDollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

/** Formats seconds since 1970 as '1 July 2026' in UTC. */
export const formatDate = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Form submissions may redirect to the product's site, so there is no form-action directive. */
export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
};
