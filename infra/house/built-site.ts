import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the site's own origin in what the build writes (web/vite/prerender.ts). */
const ORIGIN = 'https://site.invalid';

/** The site as `pnpm --dir web build` left it. */
export interface BuiltSite {
  readonly folder: string;
  /** The paths of the prerendered pages, '/' first. */
  readonly pages: readonly string[];
  /** Everything else that visitors may fetch; what ends with a slash is a folder. */
  readonly files: readonly string[];
  /** Files that name the site's origin, with `origin` in them. */
  texts(origin: string): { readonly name: string; readonly text: string }[];
}

/** Reads what was built. Throws a sentence when nothing was. */
export function builtSite(folder = 'web/dist'): BuiltSite {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} is missing: build the site first (pnpm --dir web build).`);
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const isPage = (name: string) => name.endsWith('.html') && name !== '404.html';
  const pages = names.filter(isPage).map((name) => `/${name.replace(/(index)?\.html$/, '')}`);
  return {
    folder,
    pages: pages.sort(),
    files: ['/assets/', ...names.filter((name) => !name.endsWith('.html')).map((name) => `/${name}`)],
    texts: (origin) =>
      names
        .filter((name) => /\.(html|txt)$/.test(name))
        .map((name) => ({
          name,
          text: readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN, origin),
        })),
  };
}

/** The code of the edge's function, with the lists it is to know. */
export function siteRoutesCode(pages: readonly string[], files: readonly string[]): string {
  return readFileSync('infra/site-routes.js', 'utf8')
    .replace('const PAGES = [];', `const PAGES = ${JSON.stringify(pages)};`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
}
