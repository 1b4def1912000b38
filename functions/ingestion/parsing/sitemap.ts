import { parseMarkup } from '../../postings/parse-markup.ts';
import { isJobPath } from './job-path.ts';

/** The robots.txt or a sitemap of a career site. */
export interface SitemapPage {
  /** Whether it is a sitemap or an index of sitemaps. */
  readonly isSitemap: boolean;
  readonly sitemaps: readonly string[];
  /** The pages that look like jobs. */
  readonly jobs: readonly { readonly url: string }[];
  /** Some of its URLs were left out. */
  readonly isCut: boolean;
}

/** https://www.sitemaps.org/protocol.html allows this many. */
const MAX_URLS = 50_000;
const MAX_URL_LENGTH = 1_000;

/** In bytes, unpacked. */
export const MAX_SITEMAP = 50 * 1024 * 1024;

const NO_SITEMAP: SitemapPage = { isSitemap: false, sitemaps: [], jobs: [], isCut: false };

const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:[ \t]*(\S+)/gim;

/** Returns the sitemaps that a robots.txt names. */
export const decodeRobots = (text: string): SitemapPage => ({
  ...NO_SITEMAP,
  sitemaps: [...text.matchAll(SITEMAP_LINE)].map(([, url = '']) => url).slice(0, 100),
});

/** The page of a URL without what only tracks visitors, or undefined if it is no page of this host. */
export function jobPage(address: string, host: string): string | undefined {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || withoutWww(url.host) !== withoutWww(host)) return undefined;
  url.protocol = 'https:';
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (/^utm_/i.test(name)) url.searchParams.delete(name);
  return isJobPath(url) && url.href.length <= MAX_URL_LENGTH ? url.href : undefined;
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/**
 * Reads a sitemap or an index of sitemaps: the jobs on `host`, and the further sitemaps. Their times are
 * ignored, because they may be missing, years old, or new every day. A list of URLs as plain text is a
 * sitemap too. Anything else, such as a page for visitors, is none.
 */
export function decodeSitemap(text: string, host: string): SitemapPage {
  if (!/^\s*</.test(text.slice(0, 1_000))) return decodeTextSitemap(text, host);
  const sitemaps: string[] = [];
  const jobs = new Set<string>();
  let urls = 0;
  let root: string | undefined;
  let isIndex = false;
  let location: string | undefined;
  // Names may have the prefix of the sitemap's namespace. Images and videos have a prefix and <loc> of their own.
  const name = (local: string) => (root?.includes(':') ? `${root.split(':')[0]}:${local}` : local);
  parseMarkup(
    text,
    {
      onopentagname(tag) {
        root ??= tag;
        isIndex = tag === name('sitemap') || (isIndex && tag !== name('url'));
        if (tag === name('loc')) location = '';
      },
      ontext(data) {
        if (location !== undefined) location += data;
      },
      onclosetag(tag) {
        if (tag !== name('loc') || location === undefined) return;
        if (isIndex) sitemaps.push(location.trim());
        else urls += 1;
        const page = isIndex || urls > MAX_URLS ? undefined : jobPage(location, host);
        if (page !== undefined) jobs.add(page);
        location = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseTags: true },
  );
  if (!/^(?:[\w-]+:)?(?:urlset|sitemapindex)$/.test(root ?? '')) return NO_SITEMAP;
  return {
    isSitemap: true,
    sitemaps: sitemaps.slice(0, 1_000),
    jobs: [...jobs].map((url) => ({ url })),
    isCut: urls > MAX_URLS,
  };
}

/** https://www.sitemaps.org/protocol.html, "Text file": one URL a line, and nothing else. */
function decodeTextSitemap(text: string, host: string): SitemapPage {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n|\r/);
  const urls = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (urls.length === 0 || !urls.every((line) => /^https?:\/\/\S+$/i.test(line))) return NO_SITEMAP;
  const jobs = new Set(urls.slice(0, MAX_URLS).flatMap((url) => jobPage(url, host) ?? []));
  return {
    isSitemap: true,
    sitemaps: [],
    jobs: [...jobs].map((url) => ({ url })),
    isCut: urls.length > MAX_URLS,
  };
}
