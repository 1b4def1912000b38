import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { prerenderSite, siteClaims } from '../src/app/prerender.tsx';
import { buildForNode, withBuilt } from './render-build.ts';

/** Stands for the site's own origin in every built page until the deployment knows it. */
const ORIGIN = 'https://site.invalid';

/** The page of a job, to be filled when it is asked for. */
const jobShell = { route: '/jobs/:id', head: '<!--head-->', body: '<!--body-->' };

/** What the entry exports. */
interface PrerenderExports {
  readonly prerenderSite: typeof prerenderSite;
  readonly siteClaims: typeof siteClaims;
}

type Page = Awaited<ReturnType<typeof prerenderSite>>[number];

/** The modules that a page needs beyond what each page loads. */
const modulesOf = (chunk: string, isGuarded: boolean) => [
  `/src/app/pages/${chunk}.tsx`,
  '/src/service/queries.tsx',
  ...(isGuarded ? ['/src/app/guard.tsx'] : []),
];

/** Tags that fetch a page's modules ahead, with all that they import. */
function preloads(
  { chunk, isGuarded }: Pick<Page, 'chunk' | 'isGuarded'>,
  bundle: Rolldown.OutputBundle,
  index: string,
): string[] {
  if (chunk === undefined) return [];
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set<string>();
  const need = (file: Rolldown.OutputChunk) => {
    if (needed.has(file.fileName)) return;
    needed.add(file.fileName);
    for (const imported of chunks.filter(({ fileName }) => file.imports.includes(fileName))) need(imported);
  };
  for (const module of modulesOf(chunk, isGuarded)) {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (found === undefined)
      throw new Error(`A page in routes.ts needs ${module}, which was not built. Check its name.`);
    need(found);
  }
  return [...needed]
    .filter((file) => !index.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
}

const CODE = /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * The built index with a page's head, text and code in it. The code lies in a template, from which src/start-code.ts
 * takes it once the page has been painted: what a reader can read comes before what makes it answer.
 */
export function fill(
  index: string,
  { head, body, route }: Omit<Page, 'file' | 'chunk' | 'isGuarded'>,
  code: readonly string[],
): string {
  const all = [...(index.match(CODE) ?? []), ...code].map((tag) => tag.trim()).join('\n      ');
  return index
    .replaceAll(CODE, '')
    .replace(/<title>.*?<\/title>/, () => head)
    .replace('</head>', () => `  <template id="code">\n      ${all}\n    </template>\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-route="${route}">${body}</div>${route === jobShell.route ? '<!--data-->' : ''}`,
    )
    .replace(/\s*<script type="application\/json" id="config"><\/script>/, (place) =>
      route === '/' ? place : '',
    )
    .replace(/\s*<noscript>.*?<\/noscript>/, (noscript) => (route === '/' ? noscript : ''));
}

/**
 * Writes every page whose content is known beside the index, as `entry` renders it: its own head, its text, and the
 * code that takes it over fetched ahead. In server/, which is not for visitors, the page of a job with its places
 * still empty, and `renderer`, built whole, which fills them.
 */
export function prerender(entry: string, renderer: string): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      if (this.environment.name !== 'client') return;
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      const { pages, claims } = await withBuilt(entry, async (exports: PrerenderExports) => ({
        pages: await exports.prerenderSite(ORIGIN),
        claims: exports.siteClaims,
      }));
      for (const { file, chunk, isGuarded, ...page } of pages) {
        const path = join(dir, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, fill(index, page, preloads({ chunk, isGuarded }, bundle, index)));
      }
      const server = join(dir, 'server');
      await mkdir(server, { recursive: true });
      await writeFile(join(server, 'claims.json'), JSON.stringify(claims));
      await writeFile(
        join(server, 'job.html'),
        fill(index, jobShell, preloads({ chunk: 'job-page', isGuarded: false }, bundle, index)),
      );
      await buildForNode(renderer, resolve(server), { name: 'render-job', whole: /job-page|queries/ });
    },
  };
}
