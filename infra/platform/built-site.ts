import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';

/** Placeholder for the site's origin in built files (web/vite/prerender.ts). */
const ORIGIN = 'https://site.invalid';

/** Placeholder for the stage's support address (web/src/config/product.ts). */
export const SUPPORT = 'support@daybreak.example';

/** Claims on the pages, written by the build (web/src/app/prerender.tsx). */
const SiteClaims = z.object({
  price: z.object({ monthly: z.string(), annual: z.string(), annualLabel: z.string() }),
  testimonial: z.enum(['none', 'sample', 'given']),
});
export type SiteClaims = z.infer<typeof SiteClaims>;

/** Placeholder for the runtime configuration (web/index.html). */
const CONFIG = '<script type="application/json" id="config">';

/** Marks a page that search engines must not index (web/src/app/head.ts). */
const NOINDEX = '<meta name="robots" content="noindex"';

/** Values that replace the placeholders in built files. */
export interface SiteValues {
  readonly origin: string;
  /** Inlined into the home page, which fetches data before its scripts load. */
  readonly config: object;
  /** Undefined keeps the placeholder. */
  readonly supportAddress: string | undefined;
}

export interface BuiltSite {
  readonly folder: string;
  /** Paths of the prerendered pages, sorted: '/' comes first. */
  readonly pages: readonly string[];
  /** Pages that search engines may index. */
  readonly indexed: readonly string[];
  /** Other public files. A path that ends with a slash is a folder. */
  readonly files: readonly string[];
  readonly claims: SiteClaims;
  /** Returns all HTML and text files with their placeholders replaced. */
  renderTexts(values: SiteValues): { readonly name: string; readonly text: string }[];
}

/** Reads the output of `pnpm --dir web build`. Throws if there is none. */
export function readBuiltSite(folder = 'web/dist'): BuiltSite {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is missing. Build the site first: pnpm --dir web build.`);
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !/^(assets|server)\//.test(name));
  const pages = files.filter((name) => name.endsWith('.html') && name !== '404.html').sort();
  const pathOf = (name: string) => `/${name.replace(/(index)?\.html$/, '')}`;
  return {
    folder,
    pages: pages.map(pathOf).sort(),
    indexed: pages
      .filter((name) => !text(name).includes(NOINDEX))
      .map(pathOf)
      .sort(),
    files: ['/assets/', ...files.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)],
    claims: SiteClaims.parse(JSON.parse(text('server/claims.json'))),
    renderTexts: ({ origin, config, supportAddress = SUPPORT }) => {
      // A value that contains markup could close the element.
      const filled = CONFIG + JSON.stringify(config).replaceAll('<', '\\u003c');
      return files
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

/** Returns the code of the CloudFront function, with its lists of pages and files filled in. */
export function renderSiteRoutes(pages: readonly string[], files: readonly string[]): string {
  return readFileSync('infra/site-routes.js', 'utf8')
    .replace('const PAGES = [];', `const PAGES = ${JSON.stringify(pages)};`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
}
