import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import type { Bench } from '../runner/bench.ts';

const BUDGET = 100_000;

/** CloudFront's gzip compresses about as much as zlib's default level. */
const gzipped = (content: Buffer): number => gzipSync(content).byteLength;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures what a first visit to / loads before the page is usable. */
export const bench: Bench = {
  name: 'site',
  help: `Measures the scripts, styles and fonts that a first visit to / loads.

  pnpm bench site            web/dist, as the last build wrote it
  pnpm bench site FOLDER     another build`,
  async run({ folder = 'web/dist' }) {
    const page = join(folder, 'index.html');
    if (!existsSync(page))
      throw new Error(`${page} is missing: build the site first (pnpm --dir web build).`);
    const html = readFileSync(page, 'utf8');
    const read = (path: string) => readFileSync(join(folder, path));
    const loaded = scriptsOf(html, (path) => read(path).toString());
    const styles = links(html, 'stylesheet');
    const fonts = links(html, 'preload').filter((path) => path.endsWith('.woff2'));
    const later = globSync('**/*.js', { cwd: folder }).filter((path) => !loaded.has(`/${path}`));
    const sum = (paths: Iterable<string>, weigh: (content: Buffer) => number) =>
      [...paths].reduce((total, path) => total + weigh(read(path)), 0);
    const javascript = sum(loaded, gzipped);
    return {
      rows: [
        {
          metric: 'JavaScript before / is usable, gzip',
          value: kB(javascript),
          budget: kB(BUDGET),
          ok: javascript <= BUDGET,
        },
        ...[...loaded].map((path) => ({ metric: `  ${path}`, value: kB(gzipped(read(path))) })),
        { metric: 'JavaScript loaded on demand, gzip', value: kB(sum(later, gzipped)) },
        { metric: 'CSS, gzip', value: kB(sum(styles, gzipped)) },
        { metric: 'Preloaded fonts', value: kB(sum(fonts, (content) => content.byteLength)) },
      ],
    };
  },
};

function addresses(
  html: string,
  tag: 'script' | 'link' | 'meta',
  attribute: 'src' | 'href' | 'content',
  which = /./,
): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))]
    .map(([text]) => text)
    .filter((text) => which.test(text))
    .flatMap((text) => new RegExp(`\\b${attribute}="([^"]+)"`).exec(text)?.[1] ?? []);
}

const links = (html: string, rel: string) => addresses(html, 'link', 'href', new RegExp(`\\brel="${rel}"`));

function scriptsOf(html: string, read: (path: string) => string): Set<string> {
  const found = new Set<string>();
  const follow = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    for (const statement of parseAst(read(path)).body) {
      const source = 'source' in statement ? statement.source?.value : undefined;
      if (source) follow(posix.join(posix.dirname(path), source));
    }
  };
  for (const path of [...addresses(html, 'script', 'src'), ...links(html, 'modulepreload')]) follow(path);
  return found;
}
