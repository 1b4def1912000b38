import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';

/** Stands for the site's own origin in what the build writes (web/vite/prerender.ts). */
const ORIGIN = 'https://site.invalid';

/** Stands for the stage's support address (web/src/config/product.ts). */
const SUPPORT = 'support@daybreak.example';

/** What the pages claim, as the build wrote it down (web/src/app/prerender.tsx). */
const SiteClaims = z.object({
  price: z.object({ monthly: z.string(), annual: z.string(), annualLabel: z.string() }),
  testimonial: z.enum(['none', 'sample', 'given']),
});
export type SiteClaims = z.infer<typeof SiteClaims>;

/** Where a page has place for the runtime configuration (web/index.html). */
const CONFIG = '<script type="application/json" id="config">';

/** What a page says that search engines are not to know (web/src/app/head.ts). */
const NOINDEX = '<meta name="robots" content="noindex"';

/** What a stage fills into the built pages. */
export interface SiteNames {
  readonly origin: string;
  /** The page that asks for data early holds the runtime configuration. */
  readonly config: object;
  /** Without one, the placeholder stays. */
  readonly supportAddress: string | undefined;
}

/** The site as `pnpm --dir web build` left it. */
export interface BuiltSite {
  readonly folder: string;
  /** The paths of the prerendered pages, '/' first. */
  readonly pages: readonly string[];
  /** Those of them that search engines may know. */
  readonly listed: readonly string[];
  /** Everything else that visitors may fetch; what ends with a slash is a folder. */
  readonly files: readonly string[];
  readonly claims: SiteClaims;
  /** Files that name the site's origin or the support address, with the stage's own in them; see `SiteNames`. */
  texts(names: SiteNames): { readonly name: string; readonly text: string }[];
}

/** Reads what was built. Throws a sentence when nothing was. */
export function builtSite(folder = 'web/dist'): BuiltSite {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is missing: build the site first (pnpm --dir web build).`);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const own = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !/^(assets|server)\//.test(name));
  const pages = own.filter((name) => name.endsWith('.html') && name !== '404.html').sort();
  const pathOf = (name: string) => `/${name.replace(/(index)?\.html$/, '')}`;
  return {
    folder,
    pages: pages.map(pathOf).sort(),
    listed: pages
      .filter((name) => !text(name).includes(NOINDEX))
      .map(pathOf)
      .sort(),
    files: ['/assets/', ...own.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)],
    claims: SiteClaims.parse(JSON.parse(text('server/claims.json'))),
    texts: ({ origin, config, supportAddress = SUPPORT }) => {
      // Markup within a value would end the element.
      const filled = CONFIG + JSON.stringify(config).replaceAll('<', '\\u003c');
      return own
        .filter((name) => /\.(html|txt)$/.test(name))
        .map((name) => ({
          name,
          text: text(name)
            .replaceAll(ORIGIN, origin)
            .replaceAll(SUPPORT, () => supportAddress)
            .replace(CONFIG, () => filled),
        }));
    },
  };
}

/** The code of the edge's function, with the lists it is to know. */
export function siteRoutesCode(pages: readonly string[], files: readonly string[]): string {
  return readFileSync('infra/site-routes.js', 'utf8')
    .replace('const PAGES = [];', `const PAGES = ${JSON.stringify(pages)};`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
}
