import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { prerenderSite, siteClaims } from '../src/app/prerender.tsx';
import { buildForNode, withBuiltModule } from './render-build.ts';

/** A placeholder in every built page until the deployment knows the origin. */
const ORIGIN = 'https://site.invalid';

/** Filled per request. */
const EMPTY = { head: '<!--head-->', body: '<!--body-->' };

interface PrerenderExports {
  readonly prerenderSite: typeof prerenderSite;
  readonly siteClaims: typeof siteClaims;
}

type Page = Awaited<ReturnType<typeof prerenderSite>>[number];

/** Returns preload tags for modules and their imports. */
function preloads(modules: readonly string[], bundle: Rolldown.OutputBundle, index: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const need = (file: Rolldown.OutputChunk) => {
    if (needed.has(file.fileName)) return;
    needed.add(file.fileName);
    for (const imported of chunks.filter(({ fileName }) => file.imports.includes(fileName))) need(imported);
  };
  for (const module of modules) {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (found === undefined)
      throw new Error(`A page in src/config/routes.ts needs ${module}, which was not built. Check its name.`);
    need(found);
  }
  return [...needed]
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

const CODE = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * Fills the built index with a page. Its scripts are in a template, from which src/start-code.ts takes them
 * after the first paint, so that readable content comes first.
 */
export function fillPage(
  index: string,
  { rendered = EMPTY, route }: Pick<Page, 'rendered' | 'route'>,
  code: readonly string[],
): string {
  const all = [...(index.match(CODE) ?? []), ...code].map((tag) => tag.trim()).join('\n      ');
  return index
    .replaceAll(CODE, '')
    .replace(/<title>.*?<\/title>/, () => rendered.head)
    .replace('</head>', () => `  <template id="code">\n      ${all}\n    </template>\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-route="${route}">${rendered.body}</div>${rendered === EMPTY ? '<!--data-->' : ''}`,
    )
    .replace(/\s*<script type="application\/json" id="config"><\/script>/, (place) =>
      route === '/' ? place : '',
    )
    .replace(/\s*<noscript>.*?<\/noscript>/, (noscript) => (route === '/' ? noscript : ''));
}

/**
 * Writes every prerendered page with its head, text and preloads. Also writes to server/, which is not
 * public, the shells of pages rendered per request and `renderer`, which fills them.
 */
export function prerender(entry: string, renderer: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      if (this.environment.name !== 'client') return;
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      const { pages, claims } = await withBuiltModule(entry, async (exports: PrerenderExports) => ({
        pages: await exports.prerenderSite(ORIGIN),
        claims: exports.siteClaims,
      }));
      const server = join(dir, 'server');
      for (const page of pages) {
        const path = join(page.rendered ? dir : server, page.file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, fillPage(index, page, preloads(page.modules, bundle, index)));
      }
      await writeFile(join(server, 'claims.json'), JSON.stringify(claims));
      await buildForNode(renderer, resolve(server), {
        name: 'render-page',
        whole: pages.filter(({ rendered }) => rendered === undefined).flatMap(({ modules }) => modules),
      });
    },
  };
}
