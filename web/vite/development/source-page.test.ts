import { expect, test } from '@jest/globals';
import { fillPage } from '../prerender.ts';
import { isSitePage, toSourcePage } from './source-page.ts';

const index = `<!doctype html>
<html lang="en">
  <head>
    <title>Daybreak</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="application/json" id="config"></script>
    <script src="/assets/early-1.js"></script>
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-2.woff2" />
    <script type="module" crossorigin src="/assets/site-3.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-4.js">
    <link rel="stylesheet" crossorigin href="/assets/site-5.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

/** A built home page, as the product serves it. */
const page = fillPage(
  index,
  {
    route: '/',
    rendered: {
      head: '<title>Jobs</title>\n    <script type="application/ld+json">{"name":"Jobs"}</script>',
      body: '<main>Last build</main>',
    },
  },
  ['<link rel="modulepreload" crossorigin href="/assets/home-6.js">'],
).replace('id="config">', 'id="config">{"apiKey":"key"}');

test('a page loads its sources instead of built files, in the same order, and keeps everything else', () => {
  expect(toSourcePage(page)).toBe(`<!doctype html>
<html lang="en">
  <head>
    <title>Jobs</title>
    <script type="application/ld+json">{"name":"Jobs"}</script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script type="application/json" id="config">{"apiKey":"key"}</script>
    <script type="module" blocking="render" src="/src/early.ts"></script>
    <link rel="stylesheet" href="/src/app/styles.css">
    <template id="code"><script type="module" src="/src/app/main.tsx"></script></template>
  </head>
  <body>
    <div id="root"><main>Last build</main></div>
  </body>
</html>`);
});

test('only pages that start the site’s code are its pages', () => {
  expect(isSitePage(page)).toBe(true);
  expect(isSitePage('<!doctype html><title>Unsubscribe</title>')).toBe(false);
});
